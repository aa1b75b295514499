// [data-board]: the map that was typed, as squares to click. The text stays the one place where the map is kept: a click
// writes into it, or a square into the box that the chosen brush names. Arrows move between the squares, Enter puts.
const OPEN = ".";

function rowsOf(text) {
  const rows = text.value.split("\n").map((row) => row.trim()).filter(Boolean);
  const width = Math.max(0, ...rows.map((row) => row.length));
  return rows.map((row) => row.padEnd(width, OPEN));
}

function squaresIn(field) {
  return field?.value.match(/-?\d+\s*,\s*-?\d+/g)?.map((square) => square.replace(/\s/g, "")) ?? [];
}

function draw(board, at = { x: 0, y: 0 }) {
  const text = board.querySelector("textarea");
  const place = board.querySelector(".board__map");
  const rows = rowsOf(text);
  const way = new Map();
  for (const brush of board.querySelectorAll("[data-into]")) {
    squaresIn(text.form.elements[brush.dataset.into]).forEach((square, number) => way.set(square, number + 1));
  }
  const table = document.createElement("table");
  table.className = "plan";
  table.setAttribute("role", "grid");
  table.setAttribute("aria-label", place.dataset.label);
  rows.forEach((row, y) => {
    const line = table.insertRow();
    [...row].forEach((sign, x) => {
      const cell = line.insertCell();
      cell.setAttribute("role", "gridcell");
      const button = document.createElement("button");
      button.type = "button";
      button.className = "plan__put";
      button.classList.toggle("plan__square--who", /[A-Z]/.test(sign));
      button.classList.toggle("plan__square--named", way.has(`${x},${y}`));
      button.dataset.x = x;
      button.dataset.y = y;
      button.tabIndex = x === at.x && y === at.y ? 0 : -1;
      button.textContent = sign;
      button.setAttribute("aria-label", `${x}, ${y}: ${sign}${way.has(`${x},${y}`) ? ` (${way.get(`${x},${y}`)})` : ""}`);
      cell.append(button);
    });
  });
  place.replaceChildren(table);
}

function put(board, button) {
  const text = board.querySelector("textarea");
  const brush = board.querySelector("[name=brush]:checked");
  const { x, y } = button.dataset;
  if (brush.dataset.into) {
    const field = text.form.elements[brush.dataset.into];
    const squares = squaresIn(field);
    if (squares.at(-1) === `${x},${y}`) squares.pop();
    else squares.push(`${x},${y}`);
    field.value = squares.join(" ");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  } else {
    const moved = /[A-Z]/.test(brush.value);
    const rows = rowsOf(text).map((row) => [...row].map((sign) => (moved && sign === brush.value ? OPEN : sign)));
    rows[y][x] = brush.value;
    text.value = rows.map((row) => row.join("")).join("\n");
    text.dispatchEvent(new Event("input", { bubbles: true }));
  }
  const at = { x: Number(x), y: Number(y) };
  draw(board, at);
  focusOn(board, at);
}

function focusOn(board, { x, y }) {
  const button = board.querySelector(`[data-x="${x}"][data-y="${y}"]`);
  if (!button) return;
  for (const other of board.querySelectorAll(".plan__put[tabindex='0']")) other.tabIndex = -1;
  button.tabIndex = 0;
  button.focus();
}

const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-board] .plan__put");
  if (button) put(button.closest("[data-board]"), button);
});

document.addEventListener("keydown", (event) => {
  const button = event.target.closest("[data-board] .plan__put");
  const step = STEPS[event.key];
  if (!button || !step) return;
  event.preventDefault();
  focusOn(button.closest("[data-board]"), { x: Number(button.dataset.x) + step[0], y: Number(button.dataset.y) + step[1] });
});

document.addEventListener("input", (event) => {
  const form = event.target.closest("form");
  const board = form?.querySelector("[data-board]");
  if (board && (event.target.name === "map" || event.target.name?.startsWith("squares."))) draw(board);
});

function begin() {
  for (const board of document.querySelectorAll("[data-board]")) {
    board.querySelector(".board__brushes").hidden = false;
    draw(board);
  }
}

document.addEventListener("htmx:afterSettle", (event) => {
  if (event.target.querySelector?.("[data-board]")) begin();
});
begin();
