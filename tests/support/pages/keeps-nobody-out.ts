import { describe, expect, it } from 'vitest';
import type { Terminal } from '#contracts/kernel/access/viewer.ts';
import { journey } from '../journey.ts';
import type { Person } from '../people.ts';
import { settled } from './settled.ts';
import { violationsOn } from './violations.ts';
import { walk, type OpenPage, type WalkPlan } from './walk.ts';

/** The pages of a terminal in both modes. A file for what takes about a minute, so that they are walked side by side. */
export const keepsNobodyOut = (terminal: Terminal, which?: WalkPlan['which']) => {
  const here = journey();

  describe('No page keeps anyone out: axe finds nothing serious, light or dark', () => {
    it(terminal, async () => {
      const visitor = await here.arrives('visitor');
      const look = inBothModes(visitor);
      const found: string[] = [];
      const note = async ({ address }: OpenPage) => void found.push(...(await look()).map((violation) => `${address}: ${violation}`));
      await walk(visitor, terminal, note, { which });
      expect(found).toEqual([]);
    });
  });
};

/** Looks at the page that is open in both modes, beginning with the one that the page before was left in. */
const inBothModes = ({ page, t }: Person) => {
  let mode: 'light' | 'dark' = 'light';
  const look = async (plan?: { ofColoursAlone: boolean }) => (await violationsOn(page, plan)).map((violation) => `${mode} ${violation}`);
  return async (): Promise<string[]> => {
    const found = await look();
    await page.getByRole('button', { name: t(mode === 'light' ? 'shell.toDark' : 'shell.toLight'), exact: true }).click();
    mode = mode === 'light' ? 'dark' : 'light';
    await settled(page);
    return [...found, ...(await look({ ofColoursAlone: true }))];
  };
};
