// Made by `python -m zashiki.web.typescript`; do not edit.
// A field with `?` may be missing; its default is in the comment.

/** Somewhere pieces can lie. Coordinates are units of its area, y downwards, x/y the centre. */
export interface Place {
  id: string;
  area: string;
  x: number;
  y: number;
  w: number;
  h: number;
  shape?: string;  // "rect"
  path?: string;  // ""
  lie?: string;  // "stack"
  art?: string;  // ""
  tone?: string;  // ""
  label?: string;  // ""
}

/** A drawing that is not a place: coast lines, streets, the sea. SVG path data or a symbol. */
export interface Decor {
  area: string;
  path?: string;  // ""
  art?: string;  // ""
  x?: number;  // 0.0
  y?: number;  // 0.0
  w?: number;  // 0.0
  h?: number;  // 0.0
  fill?: string;  // "none"
  stroke?: string;  // "none"
  width?: number;  // 0.0
  text?: string;  // ""
  over?: boolean;  // false
  yields_to?: string;  // ""
}

/** A picture of its own with its own units. */
export interface Area {
  id: string;
  w: number;
  h: number;
  label?: string;  // ""
}

/** The places of a match; the same all match long, sent to a client once. */
export interface Layout {
  areas: Area[];
  places: Place[];
  decor: Decor[];
}

/** A thing in a place. `id` is stable while the thing can be followed with the eyes; a hidden thing has an id that says nothing. `art` is a symbol of the game's art. `text` is written large on the piece (a strength, a price, a number of points). */
export interface Piece {
  id: string;
  art: string;
  place: string;
  order?: number;  // 0
  face?: string;  // "up"
  owner?: number;  // -2
  count?: number;  // 1
  text?: string;  // ""
  tone?: string;  // ""
  size?: number;  // 1.0
  label?: string;  // ""
}

/** A number before a seat. It is asked about as `counter:SEAT:ID`. */
export interface Counter {
  label: string;
  value: number;
  art?: string;  // ""
  of?: number;  // 0
  id?: string;  // ""
}

/** What stands beside a seat's name. `score` is None where it is not open. */
export interface Panel {
  seat: number;
  counters?: Counter[];  // []
  score?: number | null;  // null
}

/** A legal action: touch these pieces or places in this order. An empty path is a button. */
export interface Choice {
  code: number;
  path: string[];
  label: string;
  kind?: string;  // "plain"
  carries?: string;  // ""
}

/** A short text written beside a place or piece, such as a number; in the colour of a seat with its crest, or of a tone. Several at one thing stand in a row. */
export interface Note {
  at: string;
  text: string;
  owner?: number;  // -2
  tone?: string;  // ""
}

/** Notes that can be shown above everything, and left on: what an expert wants at a glance. */
export interface Overlay {
  id: string;
  label: string;
  notes: Note[];
}

/** A view laid out for eyes. `legal` is empty unless the viewer is to act. */
export interface Scene {
  pieces: Piece[];
  panels: Panel[];
  prompt: string;
  legal: Choice[];
  marks: string[];
  overlays: Overlay[];
}

/** A part of a number, such as of a score: so many points for this. */
export interface ScorePart {
  label: string;
  points: number;
  rule_id?: string;  // ""
}

/** What a thing on the table is: its name, what it does in a sentence or two, the rule that says so, and what it is worth now to whoever asks. */
export interface About {
  title: string;
  text: string;
  rule_id: string;
  worth?: string;  // ""
  parts?: ScorePart[];  // []
}

/** A sign that a lesson, review or study draws above a scene, at pieces or places: "ring", "arrow" (from the first to the last), "label" (words beside it) or "shade" (all else fades). Indigo says "look here", gold "better". */
export interface Mark {
  kind: string;
  at: string[];
  text?: string;  // ""
  tone?: string;  // "indigo"
}

/** What stands above a line of the log: a new round, or an event that all should notice. */
export interface Headline {
  text: string;
  is_event?: boolean;  // false
}

/** A card, tile or building as a gallery shows it: its picture, its name and what it does. */
export interface Exhibit {
  id: string;
  group: string;
  title: string;
  pieces: Piece[];
  rule_id: string;
  lines?: string[];  // []
  places?: Place[];  // []
  count?: number;  // 1
}

/** What makes a scene of the one before it, seen from the same seat. */
export interface Change {
  since: number;
  pieces: Piece[];
  gone: string[];
  prompt: string;
  legal: Choice[];
  marks: string[];
  panels?: Panel[] | null;  // null
  overlays?: Overlay[] | null;  // null
}

/** The guest this browser is; `named` once they chose their name themselves. */
export interface Me {
  name: string;
  named: boolean;
}

/** A new name for the guest. */
export interface Rename {
  name: string;
}

/** The page `/h/TOKEN` on another device makes it the same guest: once, and until then. */
export interface Handover {
  token: string;
  until: number;
}

/** Who one would be; `mine`: who one is already. */
export interface HandoverInfo {
  name: string;
  mine: boolean;
}

/** Being that guest from now on. */
export interface TakeHandover {
  token: string;
}

/** Where friends reach the house, told to whoever sits at its own machine. */
export interface HouseInfo {
  addresses: string[];
}

export interface OptionChoice {
  value: string;
  label: string;
}

/** A choice made before a match; the first is the default. */
export interface GameOption {
  key: string;
  label: string;
  choices: OptionChoice[];
  rule_id: string;
}

export interface EditionName {
  id: string;
  name: string;
}

/** What the lobby needs to know of a game. */
export interface GameInfo {
  id: string;
  name: string;
  about: string;
  seat_counts: number[];
  options: GameOption[];
  editions: EditionName[];
  rules_version: string;
  aim: string;
  minutes: number[];
  difficulty: number;
  first_options: Record<string, string>;
  short: Record<string, unknown> | null;
  lessons: number;
}

/** A bot that can take a seat; `spec` is what a seat's `bot` is set to. */
export interface BotInfo {
  spec: string;
  label: string;
  group: "level" | "more" | "style";
  about: string;
  first: boolean;
}

/** The rules as safe HTML; each paragraph with a rule id has it as its `id`. */
export interface Rulebook {
  language: "de" | "en" | "fr";
  html: string;
}

/** One value of an edition and where it comes from. */
export interface EditionValue {
  key: string;
  value: string;
  level: string;
  note: string;
}

export interface EditionInfo {
  id: string;
  name: string;
  about: string;
  fingerprint: string;
  levels: Record<string, number>;
  values: EditionValue[];
}

/** Nobody is hurried. */
export interface NoClock {
  kind: "none";
}

/** So many seconds for each move: from becoming the actor until another seat is. */
export interface MoveClock {
  kind: "move";
  seconds: number;
}

/** So many seconds for the whole match, and some more for each move made. */
export interface FischerClock {
  kind: "fischer";
  seconds: number;
  increment: number;
}

/** The asking guest; several such seats are a hot seat. */
export interface SeatMe {
  kind: "me";
  name?: string | null;  // null
}

/** A friend who gets a link. */
export interface SeatInvite {
  kind: "invite";
}

/** Whoever comes first; the table is listed in the lobby. */
export interface SeatOpen {
  kind: "open";
}

/** A bot, such as `level2`, `level3:style=builder`, `random` or `search:ms=2000`. */
export interface SeatBot {
  kind: "bot";
  bot: string;
}

/** A wish for a table. */
export interface NewTable {
  game: string;
  seats: (SeatMe | SeatInvite | SeatOpen | SeatBot)[];
  options?: Record<string, string>;  // {}
  edition?: string;  // "default"
  clock?: NoClock | MoveClock | FischerClock;  // {"kind":"none"}
  pace?: number;  // 700
  position?: Record<string, unknown> | null;  // null
  random_seats?: boolean;  // false
  guided?: boolean;  // false
}

/** A seat as everybody may see it. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "invite" | "open" | "person";
  name: string;
  mine?: boolean;  // false
  here?: boolean;  // false
  bot?: string;  // ""
  about?: string;  // ""
  invite?: string;  // ""
  gone?: "" | "resigned" | "time";  // ""
}

/** Why nothing more can be played. */
export interface Ended {
  kind: "agreed" | "imported" | "played" | "resigned" | "time";
  text: string;
  seat?: number | null;  // null
  winners?: number[];  // []
}

/** A choice made before the match, in words; `usual` where nothing special was chosen. */
export interface TableOption {
  label: string;
  choice: string;
  usual: boolean;
}

/** A table without its position. */
export interface TableInfo {
  id: string;
  game: string;
  game_name: string;
  seats: SeatInfo[];
  options: Record<string, string>;
  edition: string;
  rules_version: string;
  clock: NoClock | MoveClock | FischerClock;
  pace: number;
  status: "cancelled" | "closed" | "over" | "playing" | "waiting";
  plies: number;
  advice: boolean;
  made: number;
  changed: number;
  closed?: string;  // ""
  ended?: Ended | null;  // null
  rematch?: string;  // ""
  origin?: string;  // ""
  base?: number;  // 0
  is_open?: boolean;  // false
  arranged?: boolean;  // false
  practice?: boolean;  // false
  host?: boolean;  // false
  random_seats?: boolean;  // false
  chosen?: TableOption[];  // []
  edition_name?: string;  // ""
  actor?: number;  // -2
  places?: number[];  // []
  invited?: number | null;  // null
  guided?: boolean;  // false
}

/** Tables of the asking guest, newest first, and tables that wait for anybody. */
export interface TableList {
  mine: TableInfo[];
  open: TableInfo[];
}

/** Taking a seat: with its invite token, or without one where the seat is open. */
export interface Claim {
  token?: string;  // ""
}

/** Another wish of the host for a seat, not their own; whoever sits there gets up. */
export interface ChangeSeat {
  wish: SeatMe | SeatInvite | SeatOpen | SeatBot;
}

/** The host waits no longer: the bot takes every free seat. */
export interface StartTable {
  bot?: string;  // "level2"
}

/** A new table from a ply of a finished one: the guest in `seat`, bots in the others. */
export interface TryHere {
  ply: number;
  seat?: number | null;  // null
  bot?: string;  // "level2"
}

/** A record in its text or JSON form. */
export interface ImportRecord {
  record: string;
}

/** What happened at a ply, as the viewer may know it. `seat` is -1 for chance. */
export interface LogLine {
  ply: number;
  seat: number;
  text: string;
  headline?: string;  // ""
  is_event?: boolean;  // false
}

/** The whole story so far. */
export interface Log {
  lines: LogLine[];
}

/** One line of the final count; null where it does not concern the seat. */
export interface CountLine {
  label: string;
  points: (number | null)[];
  rule_id: string;
}

/** The final count, line by line. */
export interface Outcome {
  ending: string;
  verdict: string;
  scores: number[];
  places: number[];
  lines: CountLine[];
}

/** The picture after `ply` actions, of `plies` there are. */
export interface ReplayScene {
  ply: number;
  plies: number;
  seat: number | null;
  actor: number;
  scene: Scene;
  line?: LogLine | null;  // null
  outcome?: Outcome | null;  // null
}

/** An action as search sees it. */
export interface Alternative {
  code: number;
  path: string[];
  label: string;
  visits: number;
  share: number;
  value: number;
  effects?: string[];  // []
  reasons?: string;  // ""
}

/** What search would do, the best first. */
export interface Advice {
  ply: number;
  version: number;
  alternatives: Alternative[];
  hurried?: boolean;  // false
}

/** An error, in the form of RFC 9457. */
export interface Problem {
  type?: string;  // "about:blank"
  title: string;
  status: number;
  detail: string;
  instance?: string;  // ""
  rule_id?: string;  // ""
}

/** The first message. `seat` is the seat to look from (null: the house chooses). */
export interface Join {
  t: "join";
  lang?: "de" | "en" | "fr";  // "en"
  seat?: number | null;  // null
  version?: number | null;  // null
  layout?: boolean;  // true
  changes?: boolean;  // false
}

/** Look from another seat of one's own (hot seat), or null: as a spectator. */
export interface Look {
  t: "look";
  seat?: number | null;  // null
}

/** Play a code for the seat looked from. Refused unless `version` is the current one. */
export interface Act {
  t: "act";
  id: number;
  version: number;
  code: number;
  hold?: boolean;  // false
}

/** End the turn that is held. */
export interface Confirm {
  t: "confirm";
  id: number;
  version: number;
}

/** Take the last action back, or all from ply `to` on. */
export interface Undo {
  t: "undo";
  id: number;
  version: number;
  to?: number | null;  // null
}

/** Take one's last turn back, where no other person plays. */
export interface Back {
  t: "back";
  id: number;
  version: number;
}

/** Ask the other people for the same. */
export interface AskBack {
  t: "ask-back";
  id: number;
  version: number;
}

/** Agree to what is asked, or not; who asked withdraws it so. */
export interface AnswerBack {
  t: "answer-back";
  id: number;
  agree: boolean;
}

/** Ask why this path of touches leads nowhere now; `under` is what else the last one hit. */
export interface Why {
  t: "why";
  id: number;
  path: string[];
  under?: string[];  // []
}

/** Give the match up for the seat looked from. */
export interface Resign {
  t: "resign";
  id: number;
}

/** Be ready to end the match as it stands, or no longer be; it ends when all people are. */
export interface Agree {
  t: "agree";
  id: number;
  ready: boolean;
}

/** A line of chat. */
export interface Say {
  t: "say";
  text: string;
}

/** Are you there? Whoever asks once is away when they ask no more. */
export interface Ping {
  t: "ping";
  away?: boolean;  // false
}

/** Somebody asks to take their last turn back; these seats have agreed, the asker's too. */
export interface BackAsked {
  seat: number;
  agreed: number[];
}

/** The table without its position: at joining, and when seats, status or presence change. */
export interface TableMessage {
  t: "table";
  table: TableInfo;
  agreed: number[];
  spectators: number;
  asked_back?: BackAsked | null;  // null
  hurried?: boolean;  // false
}

/** The places, once after joining. */
export interface LayoutMessage {
  t: "layout";
  layout: Layout;
}

/** Clocks as of `at`; `running` is the seat whose time runs, or null. */
export interface Times {
  left: number[];
  running: number | null;
  at: number;
}

/** Whether undo is possible to the viewer now; if not, why it stops here. */
export interface UndoState {
  allowed: boolean;
  reason?: string;  // ""
  since?: number | null;  // null
}

/** What a coach says of a kind of decision, to somebody who meets it for the first time. */
export interface Coach {
  id: string;
  about: string;
  good: string;
  others: string;
  aim: string;
}

/** What is told of a position beside its picture. */
export interface Told {
  version: number;
  ply: number;
  seat: number | null;
  actor: number;
  undo: UndoState;
  log_from: number;
  log: LogLine[];
  ack?: number | null;  // null
  times?: Times | null;  // null
  outcome?: Outcome | null;  // null
  thinking?: boolean;  // false
  held?: "" | "draw" | "match" | "turn";  // ""
  back?: "" | "ask" | "practice";  // ""
  secret?: boolean;  // false
  coach?: Coach | null;  // null
}

/** The position, whole: a client may miss any number of versions before it. */
export interface SceneMessage extends Told {
  t: "scene";
  scene: Scene;
}

/** The position to a client that asked for changes and was told the one before it. */
export interface ChangeMessage extends Told {
  t: "change";
  change: Change;
}

/** A message was not followed, and nothing changed. */
export interface Refused {
  t: "refused";
  id: number | null;
  kind: "busy" | "illegal" | "malformed" | "over" | "rate" | "seat" | "stale" | "undo" | "waiting";
  text: string;
  version: number;
  rule_id?: string;  // ""
}

/** The answer to Why. */
export interface WhyNot {
  t: "why";
  id: number;
  text: string;
  rule_id?: string;  // ""
}

/** A line of chat; the last lines come at joining. */
export interface Said {
  t: "said";
  name: string;
  text: string;
  at: number;
  seat: number | null;
}

/** I am. */
export interface Pong {
  t: "pong";
}

/** A lesson in the list. */
export interface LessonInfo {
  id: string;
  title: string;
  about: string;
  chapters: number[];
  steps: number;
}

/** What is said at a step, as HTML of our own making. */
export interface LessonStep {
  id: string;
  words: string;
  is_task: boolean;
  hint: string;
}

/** A lesson with all its words; the places stay the same all lesson long. */
export interface LessonPage {
  id: string;
  title: string;
  about: string;
  seats: string[];
  seat: number;
  layout: Layout;
  steps: LessonStep[];
}

/** The position at a step after some tries, and what they came to. */
export interface LessonScene {
  told: SceneMessage;
  verdict: "open" | "solved" | "wrong";
  answer?: string;  // ""
  marks?: Mark[];  // []
}

/** Why something cannot be done at a step. */
export interface LessonReason {
  text: string;
  rule_id?: string;  // ""
}

/** The codes that solve a step. */
export interface Solution {
  codes: number[];
}

/** A puzzle in the list. */
export interface PuzzleInfo {
  id: string;
  game: string;
  number: number;
  difficulty: number;
  seats: number;
}

/** All puzzles of the house, and the one of today. */
export interface PuzzleList {
  today: string;
  puzzles: PuzzleInfo[];
  daily?: PuzzleInfo | null;  // null
}

/** A puzzle with its words, as a lesson of one step. */
export interface PuzzlePage {
  info: PuzzleInfo;
  lesson: LessonPage;
  idea: string;
}

/** A position that may be a puzzle: one as data, or of a match that is over. */
export interface NewPuzzle {
  game?: string;  // ""
  position?: Record<string, unknown>;  // {}
  table?: string;  // ""
  ply?: number;  // 0
}

/** A position that one asked to have judged, how far that is, and what came of it. */
export interface OwnPuzzle {
  id: string;
  game: string;
  status: "failed" | "made" | "none" | "running" | "waiting";
  asked: number;
  done?: number;  // 0
  all?: number;  // 0
  ahead?: number;  // 0
  difficulty?: number;  // 0
  seats?: number;  // 0
  table?: string;  // ""
  ply?: number;  // 0
  why?: string[];  // []
}

/** A position as data, or the name of one that the game brings along; what was taken in hand (`piece`) and where it was put (`place`), if anything was. */
export interface Edit {
  position?: Record<string, unknown> | string;  // "start"
  seat?: number;  // 0
  seats?: number | null;  // null
  piece?: string;  // ""
  place?: string;  // ""
}

/** Why a position cannot be: the dotted key at fault, and what is wrong there. */
export interface PositionProblem {
  key: string;
  problem: string;
}

/** A position that somebody works on: its data, what is wrong with it, and how it looks. */
export interface Draft {
  position: Record<string, unknown>;
  problems: PositionProblem[];
  names: string[];
  layout: Layout | null;
  told: SceneMessage | null;
  targets: string[][];
  pieces: Record<string, number>;
  box: Piece[];
}

/** The JSON Schema of positions, and the names of those that the game brings along. */
export interface PositionSchema {
  schema: Record<string, unknown>;
  positions: string[];
}

/** Play an action after a node, or choose an outcome of chance. */
export interface PlayNode {
  t: "play";
  chapter: number;
  node: number;
  code: number;
}

/** Let chance decide after a node. */
export interface DrawNode {
  t: "draw";
  chapter: number;
  node: number;
}

/** Take a node away with all that follows. */
export interface DeleteNode {
  t: "delete";
  chapter: number;
  node: number;
}

/** Put a variation before its alternatives, where it branches off. */
export interface PromoteNode {
  t: "promote";
  chapter: number;
  node: number;
}

/** Another remark at a node; "" for none. */
export interface WriteRemark {
  t: "remark";
  chapter: number;
  node: number;
  text: string;
}

/** Other marks at a node, all of them. */
export interface DrawMarks {
  t: "marks";
  chapter: number;
  node: number;
  marks: Mark[];
}

/** Call a chapter differently. */
export interface RenameChapter {
  t: "rename-chapter";
  chapter: number;
  name: string;
}

/** Put a chapter at another place, from 0. */
export interface MoveChapter {
  t: "move-chapter";
  chapter: number;
  place: number;
}

/** Take a chapter away; the last one stays. */
export interface DeleteChapter {
  t: "delete-chapter";
  chapter: number;
}

/** Call the study differently. */
export interface RenameStudy {
  t: "rename";
  name: string;
}

/** Where a chapter comes from: a match that is over, a text, a position, or a game's start. */
export interface NewChapter {
  name?: string;  // ""
  table?: string;  // ""
  record?: string;  // ""
  game?: string;  // ""
  seats?: number | null;  // null
  options?: Record<string, string>;  // {}
  edition?: string;  // "default"
  position?: Record<string, unknown> | string | null;  // null
}

/** Who may look at a study, or work on it. */
export interface ShareStudy {
  access: "private" | "read" | "together";
}

/** The key of the link to work together. */
export interface JoinStudy {
  key: string;
}

/** Let bots go on from a node: so many actions of seats, or (null) to the end. */
export interface BotsOn {
  chapter: number;
  node: number;
  count?: number | null;  // null
  bot?: string;  // "greedy"
}

/** A study in the list of one's own. */
export interface StudyListed {
  id: string;
  name: string;
  games: string[];
  chapters: number;
  access: "private" | "read" | "together";
  is_mine: boolean;
  changed: number;
}

/** A chapter without its moves; `closed` says why it cannot be opened. */
export interface ChapterInfo {
  number: number;
  name: string;
  game: string;
  game_name: string;
  closed?: string;  // ""
}

/** A study without its moves. */
export interface StudyInfo {
  id: string;
  name: string;
  version: number;
  access: "private" | "read" | "together";
  is_mine: boolean;
  may_write: boolean;
  chapters: ChapterInfo[];
  here?: number;  // 0
  is_busy?: boolean;  // false
  key?: string;  // ""
}

/** A move in the tree. The root, 0, has no code. */
export interface StudyNode {
  id: number;
  parent: number;
  code: number;
  actor: number;
  text: string;
  words: string;
  remark?: string;  // ""
  marks?: Mark[];  // []
}

/** A chapter: its places, and its nodes, parents first and alternatives in their order. */
export interface ChapterPage {
  number: number;
  version: number;
  game: string;
  seats: string[];
  layout: Layout;
  nodes: StudyNode[];
}

/** What chance may bring, and how likely it is. */
export interface ChanceOutcome {
  code: number;
  text: string;
  words: string;
  share: number;
}

/** The position at a node; at chance, what may come. */
export interface StudyScene {
  told: SceneMessage;
  outcomes: ChanceOutcome[];
}

/** The first message. */
export interface JoinLook {
  t: "join";
  lang?: "de" | "en" | "fr";  // "en"
}

/** Are you there? */
export interface StudyPing {
  t: "ping";
  away?: boolean;  // false
}

/** The study has this version. Whoever did not have the one before asks for the whole. */
export interface StudyChanged {
  t: "changed";
  version: number;
  chapter?: number | null;  // null
  nodes?: StudyNode[];  // []
  gone?: number[];  // []
  parent?: number | null;  // null
  children?: number[];  // []
  at?: number | null;  // null
  is_mine?: boolean;  // false
  info?: StudyInfo | null;  // null
}

/** How many look, and whether bots play on; at joining, too. */
export interface StudyPeople {
  t: "people";
  version: number;
  here: number;
  is_busy: boolean;
  may_write: boolean;
}

/** I am. */
export interface StudyPong {
  t: "pong";
}

/** A sentence about a ply. */
export interface ReviewNote {
  ply: number;
  text: string;
}

/** A seat's match in shares of the first place: luck and skill are the result less the start. */
export interface ReviewSeat {
  start: number;
  result: number;
  luck: number;
  skill: number;
  accuracy: number;
  verdict: string;
  costliest: ReviewNote[];
  draws: ReviewNote[];
}

/** A decision, or a draw (`actor` is -1); `change` is what it brought each seat. */
export interface ReviewPly {
  ply: number;
  actor: number;
  change: number[];
  loss?: number;  // 0.0
  grade?: "" | "blunder" | "mistake" | "slip";  // ""
}

/** What can be said of a match: `chances` of every seat before each action and at the end, and the plies at which anything else could have happened. */
export interface ReviewPage {
  ms: number;
  chances: number[][];
  plies: ReviewPly[];
  turning_points: number[];
  seats: ReviewSeat[];
}

/** How far the review of a match is, and the review when it is done. */
export interface ReviewInfo {
  status: "cancelled" | "done" | "failed" | "none" | "running" | "waiting";
  done?: number;  // 0
  all?: number;  // 0
  ahead?: number;  // 0
  mine?: boolean;  // false
  review?: ReviewPage | null;  // null
}

/** Something that was played or could have been, and the mover's chance after it. */
export interface ReviewOption {
  code: number;
  path: string[];
  label: string;
  chance: number;
  played?: boolean;  // false
}

/** One ply in words: what happened, what would have been better and why, and marks for the position before it, seen from the mover's seat. */
export interface ReviewDetail {
  ply: number;
  actor: number;
  text: string;
  change: number[];
  loss?: number;  // 0.0
  grade?: "" | "blunder" | "mistake" | "slip";  // ""
  called?: string;  // ""
  options?: ReviewOption[];  // []
  reasons?: string;  // ""
  marks?: Mark[];  // []
}

export type FromClient = Join | Look | Act | Confirm | Undo | Back | AskBack | AnswerBack | Why | Resign | Agree | Say | Ping;

export type FromServer = TableMessage | LayoutMessage | SceneMessage | ChangeMessage | Refused | WhyNot | Said | Pong;

export type StudyChange = PlayNode | DrawNode | DeleteNode | PromoteNode | WriteRemark | DrawMarks | RenameChapter | MoveChapter | DeleteChapter | RenameStudy;

export type FromStudyClient = JoinLook | StudyPing;

export type FromStudyServer = StudyChanged | StudyPeople | StudyPong;

export type Clock = NoClock | MoveClock | FischerClock;

export type SeatWish = SeatMe | SeatInvite | SeatOpen | SeatBot;
