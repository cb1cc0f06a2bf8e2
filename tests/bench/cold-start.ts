import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { atMost, median, type Figure } from './figure.ts';
import { startPortalProcess } from './portal.ts';

/** `cold-start`: built, data there, the embedded PostgreSQL stopped; from the process's start to its first answer, in seconds. */
export const coldStartFigure = async (): Promise<Figure> => {
  const DATA_DIR = await mkdtemp(path.join(tmpdir(), 'shelfline-cold-'));
  try {
    await (await startPortalProcess({ DATA_DIR })).stop();
    const times: number[] = [];
    for (let round = 0; round < 3; round++) {
      const started = performance.now();
      const portal = await startPortalProcess({ DATA_DIR });
      times.push((performance.now() - started) / 1000);
      await portal.stop();
    }
    return atMost('cold-start', median(times), 's', 3, 1);
  } finally {
    await rm(DATA_DIR, { recursive: true, force: true });
  }
};
