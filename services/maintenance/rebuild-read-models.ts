import { parseArgs } from 'node:util';
import { inlineProjections, sumProjections } from '#projections/all.ts';
import { rebuild } from '#projections/kernel/shadow/rebuild.ts';
import type { Progress } from '#projections/kernel/shadow/rebuilds.ts';
import { systemClock } from '#kernel/clock.ts';
import { logReader } from '#kernel/event-store/reading/log-reader.ts';
import { pgPersonalData } from '#kernel/personal-data/personal-data.ts';
import { CannotStart } from '#kernel/start/cannot-start.ts';
import { personalDataKey } from '#kernel/personal-data/master-key.ts';
import { version } from '../version.ts';
import { onTheDatabase, type Out, type MaintenanceCommand } from './on-the-database.ts';

const readModels = [...inlineProjections, ...sumProjections];

/** `rebuild <read model …>`, or `--all`. */
export const rebuildReadModels: MaintenanceCommand = async (args, config, out) => {
  const options = { all: { type: 'boolean', default: false }, anew: { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const wanted = wantedOf(values.all, positionals);
  await onTheDatabase(config, async (pool) => {
    const log = logReader(pool, pgPersonalData(pool, await personalDataKey(config.personalDataKey, config.dataDir), systemClock));
    for (const projection of wanted) await rebuild(pool, log, projection, { version, anew: values.anew, onProgress: progressOn(out) });
  });
};

const wantedOf = (all: boolean, names: readonly string[]): typeof readModels => {
  const known = readModels.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new CannotStart(`There is no read model ${unknown}. There are ${known.join(', ')}.`);
  if (!all && names.length === 0) throw new CannotStart(`Which read models? --all, or some of ${known.join(', ')}.`);
  return readModels.filter(({ name }) => all || names.includes(name));
};

const everyMs = 1_000;
const number = new Intl.NumberFormat('en');

/** One line that moves on a screen; where the output is kept, a line a second. */
const progressOn = (out: Out): ((progress: Progress) => void) => {
  const begun = performance.now();
  let before: number | undefined;
  let told = -Infinity;
  return ({ projection, done, total, finished }) => {
    before ??= done;
    const now = performance.now();
    if (!finished && now - told < everyMs) return;
    told = now;
    const rate = done === before ? '' : `, ${number.format(Math.round((done - before) / ((now - begun) / 1000)))} a second`;
    const share = finished ? 'done ' : `${String(Math.floor((100 * done) / Math.max(total, 1))).padStart(3)} %`;
    const line = `${projection.padEnd(20)} ${share}  ${number.format(done)} of ${number.format(total)} events${rate}`;
    out.write(out.isTTY ? `\r${line.padEnd(90)}${finished ? '\n' : ''}` : `${line}\n`);
  };
};
