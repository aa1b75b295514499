import { readBundle } from "./ledger/bundles.js";
import { canVerify, rollId } from "./ledger/commitments.js";
import { STEPS, verify } from "./ledger/verification.js";

const WORDS = {
  en: {
    title: "Tirada: verifier",
    intro: "Checks receipts of rolls and whole ledgers. Everything is computed on this device: the page asks nothing of any server and works without a connection.",
    drop: "Drop a receipt or a ledger file here",
    choose: "or choose one (.json)",
    trust: "Do you know the site's root key?",
    rootLabel: "Root key, 64 characters",
    rootHint: "With it the verifier also says whether the file is of the site that you think it is.",
    foot: "Nobody can see from one file that it is not an old one, or that others were shown another ledger. Compare the fingerprint with that of other people's files. The program's command does the same and knows the rules of the games too: python -m rules verify FILE",
    holds: "It holds",
    fails: "It does not hold",
    newer: "Made for a newer verifier",
    unknown: "It could not be checked",
    cannot: "This browser cannot check signatures (Ed25519). Open the file in a newer one.",
    failsAt: (step, name, place) => `Step ${step} (${name}) fails, ${place}.`,
    wholeFile: "the file as a whole",
    entry: (seq) => `entry ${seq}`,
    allSteps: "Eleven steps, none fails.",
    someUnchecked: "Ten steps hold. The rules of this game are not in this file: seeds and dice are proved; whether the rules give these results from the dice, the command below checks.",
    unsure: "But the key that signed may have been in other hands: what is marked as unsure could have been written by whoever had it.",
    noSeal: "One seal cannot be read any more: nothing shows that what was opened is what had been sealed.",
    steps: {
      format: ["Form", "The file is written in the one canonical way"],
      body: ["Contents", "Each entry holds what its envelope says"],
      keys: ["Keys", "The site's root key vouches for the signing key"],
      signature: ["Signatures", "Every entry is signed"],
      chain: ["Chain", "Numbers and hashes follow one another"],
      seeds: ["Seeds", "Each seed was fixed before the question"],
      dice: ["Dice", "The faces follow from seed and question"],
      outcome: ["Outcome", "The rules give this result for these faces"],
      seals: ["Seals", "What was sealed is what was opened"],
      links: ["Links", "Posts and amendments point at the right roll"],
      openings: ["Words", "Reason and names are those fixed before"],
    },
    facts: { roll: "Roll", ledger: "Ledger", fingerprint: "Fingerprint of the last entry", root: "Root key", when: "When", asked: "Asked", reason: "Reason", dice: "Dice", result: "Result", stands: "After amendments", sealed: "Sealed", voids: "Void", unattached: "Without a post", nonces: "Rolled by the server alone" },
    number: (seq, log) => `number ${seq} of ledger ${log}`,
    entries: "All entries",
    columns: ["Number", "Kind", "Status"],
    types: { genesis: "beginning", roll: "roll", hidden: "sealed roll", reveal: "opening of a seal", amend: "amendment", void: "void", attach: "put into a post", note: "note", erase: "removal", key: "new key" },
    statuses: { verified: "verified", amended: "verified, amended later", sealed: "sealed", unchecked: "dice verified, rules not checked", redacted: "contents not shown", unsure: "unsure: the key may have been stolen" },
  },
  es: {
    title: "Tirada: verificador",
    intro: "Comprueba recibos de tiradas y libros enteros. Todo se calcula en este dispositivo: la página no pide nada a ningún servidor y funciona sin conexión.",
    drop: "Suelta aquí un recibo o un libro de tiradas",
    choose: "o elige un archivo (.json)",
    trust: "¿Conoces la clave raíz del sitio?",
    rootLabel: "Clave raíz, 64 caracteres",
    rootHint: "Con ella, el verificador dice también si el archivo es del sitio que crees.",
    foot: "Un solo archivo no puede demostrar que no es antiguo, ni que a otras personas no se les enseñó otro libro. Compara la huella con la de los archivos de los demás. La orden del programa hace lo mismo y conoce además las reglas de los juegos: python -m rules verify ARCHIVO",
    holds: "Es correcto",
    fails: "No es correcto",
    newer: "Hecho para un verificador más nuevo",
    unknown: "No se ha podido comprobar",
    cannot: "Este navegador no sabe comprobar firmas (Ed25519). Abre el archivo en uno más nuevo.",
    failsAt: (step, name, place) => `Falla el paso ${step} (${name}), ${place}.`,
    wholeFile: "el archivo en su conjunto",
    entry: (seq) => `entrada ${seq}`,
    allSteps: "Once pasos y no falla ninguno.",
    someUnchecked: "Diez pasos son correctos. Las reglas de este juego no están en este archivo: las semillas y los dados quedan demostrados; si las reglas dan estos resultados con esos dados lo comprueba la orden de abajo.",
    unsure: "Pero la clave que firmó pudo estar en otras manos: lo que se marca como dudoso pudo escribirlo quien la tuviera.",
    noSeal: "Hay un sello que ya no se puede leer: nada demuestra que lo abierto sea lo que se selló.",
    steps: {
      format: ["Forma", "El archivo está escrito de la única manera válida"],
      body: ["Contenido", "Cada entrada contiene lo que dice su sobre"],
      keys: ["Claves", "La clave raíz del sitio responde de la clave que firma"],
      signature: ["Firmas", "Todas las entradas están firmadas"],
      chain: ["Cadena", "Los números y las huellas se siguen unos a otros"],
      seeds: ["Semillas", "Cada semilla se fijó antes de la pregunta"],
      dice: ["Dados", "Las caras salen de la semilla y la pregunta"],
      outcome: ["Resultado", "Las reglas dan este resultado con estas caras"],
      seals: ["Sellos", "Lo que se selló es lo que se abrió"],
      links: ["Enlaces", "Mensajes y enmiendas señalan la tirada que es"],
      openings: ["Palabras", "El motivo y los nombres son los fijados antes"],
    },
    facts: { roll: "Tirada", ledger: "Libro", fingerprint: "Huella de la última entrada", root: "Clave raíz", when: "Cuándo", asked: "Pedido", reason: "Motivo", dice: "Dados", result: "Resultado", stands: "Tras las enmiendas", sealed: "Selladas", voids: "Nulas", unattached: "Sin mensaje", nonces: "Tiradas solo por el servidor" },
    number: (seq, log) => `número ${seq} del libro ${log}`,
    entries: "Todas las entradas",
    columns: ["Número", "Clase", "Estado"],
    types: { genesis: "comienzo", roll: "tirada", hidden: "tirada sellada", reveal: "apertura de un sello", amend: "enmienda", void: "nula", attach: "puesta en un mensaje", note: "nota", erase: "borrado", key: "clave nueva" },
    statuses: { verified: "verificada", amended: "verificada, enmendada después", sealed: "sellada", unchecked: "dados verificados, reglas sin comprobar", redacted: "no se muestra el contenido", unsure: "dudosa: pudieron robar la clave" },
  },
  it: {
    title: "Tirada: verificatore",
    intro: "Controlla ricevute di tiri e registri interi. Tutto si calcola su questo dispositivo: la pagina non chiede nulla a nessun server e funziona senza connessione.",
    drop: "Trascina qui una ricevuta o un registro dei tiri",
    choose: "oppure scegli un file (.json)",
    trust: "Conosci la chiave radice del sito?",
    rootLabel: "Chiave radice, 64 caratteri",
    rootHint: "Con questa il verificatore dice anche se il file è del sito che credi.",
    foot: "Un solo file non può dimostrare di non essere vecchio, né che ad altri non sia stato mostrato un altro registro. Confronta l'impronta con quella dei file degli altri. Il comando del programma fa lo stesso e conosce anche le regole dei giochi: python -m rules verify FILE",
    holds: "È corretto",
    fails: "Non è corretto",
    newer: "Fatto per un verificatore più recente",
    unknown: "Non è stato possibile controllarlo",
    cannot: "Questo browser non sa controllare le firme (Ed25519). Apri il file in uno più recente.",
    failsAt: (step, name, place) => `Il passo ${step} (${name}) non riesce, ${place}.`,
    wholeFile: "il file nel suo insieme",
    entry: (seq) => `voce ${seq}`,
    allSteps: "Undici passi, tutti riusciti.",
    someUnchecked: "Dieci passi riescono. Le regole di questo gioco non sono in questo file: semi e dadi sono dimostrati; se le regole diano questi risultati con quei dadi lo controlla il comando qui sotto.",
    unsure: "Ma la chiave che ha firmato può essere stata in altre mani: ciò che è segnato come incerto può averlo scritto chi l'aveva.",
    noSeal: "Un sigillo non si può più leggere: nulla dimostra che ciò che è stato aperto sia ciò che fu sigillato.",
    steps: {
      format: ["Forma", "Il file è scritto nell'unico modo valido"],
      body: ["Contenuto", "Ogni voce contiene ciò che dice la sua busta"],
      keys: ["Chiavi", "La chiave radice del sito garantisce per quella che firma"],
      signature: ["Firme", "Ogni voce è firmata"],
      chain: ["Catena", "Numeri e impronte si susseguono"],
      seeds: ["Semi", "Ogni seme era fissato prima della domanda"],
      dice: ["Dadi", "Le facce derivano da seme e domanda"],
      outcome: ["Risultato", "Le regole danno questo risultato con queste facce"],
      seals: ["Sigilli", "Ciò che fu sigillato è ciò che fu aperto"],
      links: ["Rimandi", "Messaggi e modifiche indicano il tiro giusto"],
      openings: ["Parole", "Motivo e nomi sono quelli fissati prima"],
    },
    facts: { roll: "Tiro", ledger: "Registro", fingerprint: "Impronta dell'ultima voce", root: "Chiave radice", when: "Quando", asked: "Richiesta", reason: "Motivo", dice: "Dadi", result: "Risultato", stands: "Dopo le modifiche", sealed: "Sigillati", voids: "Nulli", unattached: "Senza messaggio", nonces: "Tirati dal solo server" },
    number: (seq, log) => `numero ${seq} del registro ${log}`,
    entries: "Tutte le voci",
    columns: ["Numero", "Tipo", "Stato"],
    types: { genesis: "inizio", roll: "tiro", hidden: "tiro sigillato", reveal: "apertura di un sigillo", amend: "modifica registrata", void: "nullo", attach: "messo in un messaggio", note: "nota", erase: "rimozione", key: "chiave nuova" },
    statuses: { verified: "verificato", amended: "verificato, poi modificato", sealed: "sigillato", unchecked: "dadi verificati, regole non controllate", redacted: "contenuto non mostrato", unsure: "incerto: la chiave può essere stata rubata" },
  },
};

const reports = document.getElementById("reports");
const root = document.getElementById("root");
const drop = document.querySelector(".drop");
const shown = []; // what was found, to be said again in another language
let language = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag in WORDS) ?? "en";

function speak(chosen) {
  language = chosen;
  document.documentElement.lang = language;
  document.title = WORDS[language].title;
  for (const place of document.querySelectorAll("[data-word]")) place.textContent = WORDS[language][place.dataset.word];
  for (const button of document.querySelectorAll("[data-language]")) {
    button.setAttribute("aria-pressed", String(button.dataset.language === language));
  }
  reports.replaceChildren(...shown.map(article));
}

async function take(files) {
  for (const file of files) {
    const found = { name: file.name };
    if (await canVerify()) {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const trusted = root.value.trim().toLowerCase();
      try {
        found.report = await verify(bytes, { root: trusted || null });
        if (found.report.ok) found.bundle = await readBundle(bytes);
      } catch (error) {
        found.problem = error;
      }
    }
    shown.unshift(found);
    reports.prepend(article(found));
  }
}

// --- What is said of a file

function element(name, attributes = {}, ...content) {
  const made = Object.assign(document.createElement(name), attributes);
  made.append(...content);
  return made;
}

function article({ name, report, bundle, problem }) {
  const words = WORDS[language];
  if (!report) {
    return element("article", { className: "fails" }, element("h2", {}, words.unknown), element("p", {}, problem ? String(problem) : words.cannot));
  }
  const isNewer = report.why === "newer format";
  const heading = report.ok ? words.holds : isNewer ? words.newer : words.fails;
  const made = element("article", { className: report.ok ? "holds" : "fails" }, element("h2", {}, heading), element("p", { className: "soft" }, name));
  if (report.ok) {
    const withoutSeal = opensWithoutSeal(bundle);
    const unchecked = report.entries.some(({ seq, status }) => status === "unchecked" && !withoutSeal.has(seq));
    made.append(element("p", {}, unchecked ? words.someUnchecked : words.allSteps));
    if (withoutSeal.size) made.append(element("p", {}, words.noSeal));
    if (report.entries.some(({ status }) => status === "unsure")) made.append(element("p", {}, element("strong", {}, words.unsure)));
    made.append(facts(report, bundle), steps(report, unchecked), table(report));
  } else {
    const place = report.seq === null ? words.wholeFile : words.entry(report.seq);
    made.append(element("p", {}, words.failsAt(report.step, words.steps[report.name][0], place)), element("p", { lang: "en" }, element("code", {}, report.why)), steps(report, false));
  }
  return made;
}

// Numbers of the reveals whose seal is withheld or gone.
function opensWithoutSeal({ entries }) {
  const sealed = new Set(entries.filter(({ type, body }) => type === "hidden" && body === null).map(({ leaf }) => leaf));
  return new Set(entries.filter(({ type, body }) => type === "reveal" && body && sealed.has(body.of)).map(({ seq }) => seq));
}

function steps(report, unchecked) {
  const last = report.ok ? STEPS.length : report.step;
  return element("ol", {}, ...STEPS.slice(0, last).map((name, place) => {
    const state = !report.ok && place + 1 === last ? "failure" : unchecked && name === "outcome" ? "unchecked" : "success";
    const [title, about] = WORDS[language].steps[name];
    const mark = { success: "✓", failure: "✗", unchecked: "–" }[state];
    return element("li", { className: state }, element("span", {}, mark), element("span", {}, element("b", {}, title), " ", element("small", {}, about)), element("small", {}, String(place + 1)));
  }));
}

function facts(report, bundle) {
  const words = WORDS[language];
  const last = bundle.entries.at(-1);
  const list = element("dl");
  const add = (name, value, isCode = false) => {
    if (value === "" || value === null || value === undefined) return;
    list.append(element("dt", {}, words.facts[name]), element("dd", {}, isCode ? element("code", {}, value) : value));
  };
  if (bundle.kind === "receipt") rollFacts(report, bundle, add);
  else {
    add("ledger", last.log, true);
    for (const [name, key] of [["sealed", "sealed"], ["voids", "voids"], ["unattached", "unattached"], ["nonces", "server_nonces"]]) add(name, report[key].join(", "));
  }
  add("fingerprint", `${last.leaf.slice(0, 12)} (${last.seq})`, true);
  add("root", bundle.root, true);
  return list;
}

function rollFacts(report, bundle, add) {
  const words = WORDS[language];
  const subject = bundle.entries.find(({ leaf }) => leaf === bundle.subject);
  const reveal = bundle.entries.find(({ type, body }) => type === "reveal" && body?.of === subject.leaf);
  const part = reveal && subject.body ? reveal.body.payload : subject.body; // without its seal, nothing shows that it was sealed there
  add("roll", element("span", {}, element("code", {}, rollId(subject.leaf)), `, ${words.number(subject.seq, subject.log)}`));
  add("when", new Date(subject.ts).toLocaleString(language, { dateStyle: "long", timeStyle: "medium" }));
  if (!part?.req) return;
  const { ask } = part.req;
  add("asked", ask.system === "dice" ? ask.inputs.expression : `${ask.system}, ${ask.rule} ${JSON.stringify(ask.inputs)}`, true);
  add("reason", bundle.openings.find(({ of, name }) => of === subject.leaf && name === "reason")?.value);
  add("dice", (part.dice ?? []).map(([sides, face]) => `d${sides}: ${face}`).join(", "));
  add("result", said(ask, part.outcome));
  const effective = report.effective[subject.seq];
  if (effective?.amendments) add("stands", said(ask, effective.outcome));
}

function said(ask, outcome) {
  if (!outcome) return "";
  if (ask.system !== "dice") return JSON.stringify(outcome);
  // A ruling may have put anything in its place.
  const told = (total) => (typeof total === "number" ? total.toLocaleString(language) : JSON.stringify(total));
  return [outcome.total].flat().map(told).join(", ");
}

function table(report) {
  const words = WORDS[language];
  const row = (cell, values) => element("tr", {}, ...values.map((value) => element(cell, {}, value)));
  const rows = report.entries.map(({ seq, type, status }) => row("td", [String(seq), words.types[type], words.statuses[status]]));
  return element("details", {}, element("summary", {}, `${words.entries} (${rows.length})`), element("table", {}, element("thead", {}, row("th", words.columns)), element("tbody", {}, ...rows)));
}

// --- What people do

document.querySelector("nav").addEventListener("click", (event) => {
  if (event.target.dataset.language) speak(event.target.dataset.language);
});
document.querySelector("form").addEventListener("submit", (event) => event.preventDefault());
document.getElementById("file").addEventListener("change", (event) => take(event.target.files));
for (const name of ["dragover", "dragleave", "drop"]) {
  document.addEventListener(name, (event) => {
    event.preventDefault();
    drop.classList.toggle("over", name === "dragover");
    if (name === "drop") take(event.dataTransfer.files);
  });
}
speak(language);
