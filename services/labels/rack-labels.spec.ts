import { describe, expect, it } from 'vitest';
import type { Call } from '#contracts/kernel/route.ts';
import type { rackLabels } from '#contracts/labels/printed-labels.ts';
import { rackLabelsRoute, type Rack } from './rack-labels.ts';

const racks: Record<string, Rack> = {
  S1: { name: 'A-01-1', zone: 'A', level: 1, warehouse: 'EWR-1 Newark' },
  S2: { name: 'B-07-3', zone: '', level: 3, warehouse: '上海' },
  S3: { name: 'C-01-1', zone: '北区', level: 1, warehouse: '' },
};
const route = rackLabelsRoute(async (ids) => ids.flatMap((id) => racks[id] ?? []));
const asked = (...ids: string[]) => route.answer({ query: { ids, size: '4x6', format: 'svg', dpi: '203' }, viewer: {} } as Call<typeof rackLabels>);
const drawn = async (...ids: string[]) => {
  const answer = (await asked(...ids)) as { file?: Buffer };
  return String(answer.file);
};

describe('Rule: a rack is labelled with its name as a code, its zone and its level', () => {
  it('takes a page each, in the order asked for', async () => {
    const svg = await drawn('S2', 'S1');
    expect(svg).toContain('height="12in"');
    expect(svg.indexOf('>B-07-3<')).toBeLessThan(svg.indexOf('>A-01-1<'));
    expect(svg).toContain('>ZONE A  ·  LEVEL 1<');
    expect(svg).toContain('>LEVEL 3<');
  });

  it('in letters that the aisle reads, with its warehouse where that can be printed', async () => {
    const svg = await drawn('S2', 'S1');
    expect(Number(/font-size="([\d.]+)"[^>]*>A-01-1</.exec(svg)?.[1])).toBeGreaterThan(90);
    expect(svg).toContain('>EWR-1 Newark<');
    expect(svg).not.toContain('上海');
  });

  it('knows no rack that is out of reach', async () => {
    expect(await asked('S1', 'S9')).toMatchObject({ rejected: 'NotFound' });
  });
});

describe('Rule: Chinese cannot be printed on the label of a rack (R5.22)', () => {
  it('refuses the page, and all that come with it', async () => {
    expect(await asked('S1', 'S3')).toMatchObject({ rejected: 'ChineseNotPrintable', params: { text: 'C-01-1北区' } });
  });
});
