import { adminCodes, type AdminCode } from './codes.ts';
import type { Row, Rows } from './row.ts';
import type { TopicRow, TopicRows } from './topic-row.ts';

const areas = Object.values(import.meta.glob<{ rows: Rows; topics?: TopicRows }>('./areas/*.ts', { eager: true }));

/** Of each endpoint, by its name: an area's rows stand in the file of its name. */
export const rows: Readonly<Record<string, Row>> = Object.assign({}, ...areas.map((area) => area.rows));

/** Of each kind of topic. */
export const topicRows: Readonly<Record<string, TopicRow>> = Object.assign({}, ...areas.map(({ topics }) => topics));

const ofEachCode = (named: (code: AdminCode) => string[]) =>
  Object.fromEntries(adminCodes.map((code) => [code, named(code)])) as Record<AdminCode, string[]>;

/** What is let in by each code on the administrators' base. */
export const callsOfCode = ofEachCode((code) => Object.keys(rows).filter((name) => rows[name]!.codes?.includes(code)));

/** What each code may follow. */
export const topicsOfCode = ofEachCode((code) => Object.values(topicRows).flatMap(({ codes }) => codes[code] ?? []));
