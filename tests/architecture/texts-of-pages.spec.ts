import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Terminal } from '#contracts/kernel/access/viewer.ts';
import { sourcesAround, sourcesOfPage } from '#tests/support/page-sources.ts';
import { areasOf, isGroup, pagesOf } from '#web/core/routes/route-table.ts';
import { leaves } from '#web/i18n/leaves.ts';
import { everyonesTexts } from '#web/app/language/load-texts.ts';
import { textsOfArea } from '#web/app/language/texts-of-areas.ts';
import { terminalTables } from '#web/terminals/terminals.ts';

const web = path.resolve(import.meta.dirname, '../../web');
const terminals = Object.keys(terminalTables) as Terminal[];

const files = readdirSync(path.join(web, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) => /\/(texts|titles)\/.*\.ts$/.test(file));
const keysOf = (texts: object): string[] => leaves(texts).map(([key]) => key.replace(/_(one|other)$/, ''));
const keysIn = async (file: string): Promise<string[]> => keysOf(((await import(path.join(web, 'src', file))) as { default: object }).default);
const allKeys = [...new Set((await Promise.all(files.filter((file) => file.endsWith('/en.ts')).map(keysIn))).flat())];
const everyones = new Set(keysOf((await everyonesTexts.en()).default));

/** A key, or how one begins whose end is put in: `taskBoard.stages.${stage}`. */
const said = /(['"`])([a-zA-Z]\w*(?:\.[\w-]*)+)(?:\1|\$\{)/g;

const saidIn = (sources: ReadonlySet<string>): string[] =>
  [...sources].flatMap((file) => [...readFileSync(path.join(web, file), 'utf8').matchAll(said)].map(([, , key]) => key!));

const notAmong = (loaded: ReadonlySet<string>, keys: readonly string[]): string[] => {
  const missing = allKeys.filter((key) => !loaded.has(key));
  return [...new Set(keys)].filter((each) => missing.some((key) => key === each || (each.endsWith('.') && key.startsWith(each))));
};

describe('Rule: whatever is shown has its texts', () => {
  it.each(terminals)('the menu of %s', (terminal) => {
    const { title, rows } = terminalTables[terminal];
    const titles = [title, ...rows.flatMap((row) => [row.title, ...(isGroup(row) ? row.pages.map((page) => page.title) : [])])];
    expect(titles.filter((each) => !everyones.has(each))).toEqual([]);
  });

  it('what stands around every page, where the drawer of an item brings its own', async () => {
    const loaded = new Set([...everyones, ...keysOf((await textsOfArea('item').en()).default)]);
    expect(notAmong(loaded, saidIn(sourcesAround()))).toEqual([]);
  });

  it.each(terminals)('each page of %s', async (terminal) => {
    const wrong: [string, string[]][] = [];
    for (const row of pagesOf(terminalTables[terminal].rows)) {
      const own = await Promise.all(areasOf(row).map(async (area) => keysOf((await textsOfArea(area).en()).default)));
      const unsaid = notAmong(new Set([...everyones, ...own.flat()]), saidIn(sourcesOfPage(row)));
      if (unsaid.length > 0) wrong.push([row.path, unsaid]);
    }
    expect(wrong).toEqual([]);
  });

  it('from `texts`, a folder of a terminal there, or `titles`', () => {
    const places = new RegExp(`/(texts/((${terminals.join('|')})/)?|titles/)(en|zh)\\.ts$`);
    expect(files.filter((file) => !places.test(file))).toEqual([]);
  });
});
