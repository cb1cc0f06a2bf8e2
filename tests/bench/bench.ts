import { parseArgs } from 'node:util';
import { appendFigures } from './append.ts';
import { bundleFigures } from './bundle.ts';
import { coldStartFigure } from './cold-start.ts';
import { commandFigure } from './command-http.ts';
import type { Figure } from './figure.ts';
import { interactionFigure } from './interaction.ts';
import { liveFigure } from './live.ts';
import { paintFigures } from './paint.ts';
import { pushToPaintFigure } from './push-to-paint.ts';
import { benchDatabase, type BenchDatabase } from './world.ts';

/** `npm run bench [-- --json] [-- --only append,live]`: every figure with a floor measured in the same run. */
const { values: asked } = parseArgs({ options: { json: { type: 'boolean' }, only: { type: 'string' } } });

/** By the name that `--only` takes; each stands alone, and the bare INSERT's rate is measured for those that are compared with it. */
const measures: Record<string, (database: BenchDatabase, insertRate: () => Promise<number>) => Promise<Figure[]>> = {
  append: async (database) => (await appended(database)).figures,
  command: async (database, insertRate) => [await commandFigure(await portalDatabase(database), await insertRate())],
  live: async (database) => [await liveFigure(await portalDatabase(database))],
  paint: async (database) => paintFigures(await portalDatabase(database)),
  interaction: async (database) => [await interactionFigure(await portalDatabase(database))],
  'push-to-paint': async (database) => [await pushToPaintFigure(await portalDatabase(database))],
  bundle: () => bundleFigures(),
  cold: async () => [await coldStartFigure()],
};

const once = <T>(make: (database: BenchDatabase) => Promise<T>) => {
  let made: Promise<T> | undefined;
  return (database: BenchDatabase) => (made ??= make(database));
};
const appended = once(async (database) => appendFigures(await database.fresh('bench_append')));
const portalDatabase = once((database) => database.fresh('bench_portal'));

const names = asked.only?.split(',') ?? Object.keys(measures);
const unknown = names.find((name) => !(name in measures));
if (unknown !== undefined) throw new Error(`There is no figure ${unknown}. Known: ${Object.keys(measures).join(', ')}.`);

const database = await benchDatabase();
const figures: Figure[] = [];
try {
  for (const name of names) {
    console.error(`Measuring ${name} …`);
    figures.push(...(await measures[name]!(database, async () => (await appended(database)).insertRate)));
  }
} finally {
  await database.stop();
}

const shown = (value: number): string => (value >= 1000 ? Math.round(value).toLocaleString('en-US') : value.toPrecision(3));

if (asked.json) {
  console.log(JSON.stringify(figures.map(({ name, value, unit, floor, ratio }) => ({ name, value, unit, floor, ratio }))));
} else {
  const rows = [
    ['figure', 'value', 'unit', 'floor', 'ratio', 'asked', ''],
    ...figures.map((f) => [f.name, shown(f.value), f.unit, shown(f.floor), f.ratio.toFixed(2), f.asked, f.met ? 'met' : 'short']),
  ];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  for (const row of rows) console.log(row.map((cell, column) => cell.padEnd(widths[column]!)).join('  '));
}
process.exit(0);
