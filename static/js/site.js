// The one script of every page. Each module finds its elements by a data- attribute and listens on the document, so
// that what arrives later works too. Without any of it the pages still do everything, by forms.
import "./arrange.js";
import "./board.js";
import "./composer.js";
import "./copy.js";
import "./desk.js";
import "./drafts.js";
import "./encounter.js";
import "./fold.js";
import "./grow.js";
import "./initiative.js";
import "./keys.js";
import "./live.js";
import "./posting.js";
import "./refused.js";
import "./rolling.js";
import "./share.js";
import "./signs.js";
import "./theme.js";
import "./time-zone.js";
import "./verify.js";
import "./writing.js";
