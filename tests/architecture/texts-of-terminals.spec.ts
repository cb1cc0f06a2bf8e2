import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Terminal } from '#contracts/kernel/access/viewer.ts';
import { sourcesOf } from '#tests/support/terminal-sources.ts';
import { isGroup } from '#web/core/routes/route-table.ts';
import { leaves } from '#web/i18n/leaves.ts';
import { textsOf } from '#web/app/language/load-texts.ts';
import { terminalTables } from '#web/terminals/terminals.ts';

const web = path.resolve(import.meta.dirname, '../../web');
const terminals = Object.keys(terminalTables) as Terminal[];

const files = readdirSync(path.join(web, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) => /\/texts\/.*\.ts$/.test(file));
const keysIn = async (file: string): Promise<string[]> =>
  leaves(((await import(path.join(web, 'src', file))) as { default: object }).default).map(([key]) => key.replace(/_(one|other)$/, ''));
const allKeys = (await Promise.all(files.filter((file) => file.endsWith('/en.ts')).map(keysIn))).flat();

/** A key, or how one begins whose end is put in: `taskBoard.stages.${stage}`. */
const said = /(['"`])([a-zA-Z]\w*(?:\.[\w-]*)+)(?:\1|\$\{)/g;

const saidIn = (terminal: Terminal): Set<string> => {
  const table = terminalTables[terminal];
  const titles = [table.title, ...table.rows.flatMap((row) => [row.title, ...(isGroup(row) ? row.pages.map(({ title }) => title) : [])])];
  const sources = [...sourcesOf(terminal)].map((file) => readFileSync(path.join(web, file), 'utf8'));
  return new Set([...titles, ...sources.flatMap((source) => [...source.matchAll(said)].map(([, , key]) => key!))]);
};

describe('Rule: a terminal loads every text that its pages say', () => {
  it.each(terminals)('%s', async (terminal) => {
    const loaded = new Set(leaves((await textsOf[terminal].en()).default).map(([key]) => key.replace(/_(one|other)$/, '')));
    const missing = allKeys.filter((key) => !loaded.has(key));
    const unsaid = [...saidIn(terminal)].filter((each) => missing.some((key) => key === each || (each.endsWith('.') && key.startsWith(each))));
    expect(unsaid).toEqual([]);
  });

  it('from texts, or the folder of its name there', () => {
    const places = new RegExp(`/texts/((${terminals.join('|')})/)?(en|zh)\\.ts$`);
    expect(files.filter((file) => !places.test(file))).toEqual([]);
  });

  it('no text of a folder that no terminal loads', async () => {
    const loaded = await Promise.all(terminals.map(async (terminal) => leaves((await textsOf[terminal].en()).default)));
    const keys = new Set(loaded.flat().map(([key]) => key.replace(/_(one|other)$/, '')));
    expect(allKeys.filter((key) => !keys.has(key))).toEqual([]);
  });
});
