import { describe, expect, it } from 'vitest';
import { journey } from '#tests/support/journey.ts';
import { goesPastTheEdge, smallControls } from '#tests/support/pages/fit.ts';
import { settled } from '#tests/support/pages/settled.ts';
import { walk } from '#tests/support/pages/walk.ts';

const here = journey();
const widths = [390, 360] as const;

describe('Staff carry the console in a hand', () => {
  it('and every page of theirs fits 390 and 360 px, floor pages under a thumb', async () => {
    const staff = await here.arrives('staff');
    const found: string[] = [];
    await walk(staff, 'warehouse', async ({ address, row }) => {
      for (const width of widths) {
        await staff.page.setViewportSize({ width, height: 844 });
        await settled(staff.page);
        found.push(...(await goesPastTheEdge(staff.page)).map((what) => `${address} at ${width}: ${what} goes past the edge`));
        if (row.floor) found.push(...(await smallControls(staff.page)).map((what) => `${address} at ${width}: ${what} is small`));
      }
    });
    expect(found).toEqual([]);
  });
});
