import { describe, expect, it } from 'vitest';
import type { Call } from '#contracts/kernel/route.ts';
import type { oneIdLabels } from '#contracts/labels/printed-labels.ts';
import { oneIdFrom } from '#contracts/item/one-id.ts';
import { printZpl } from '#tests/support/zpl-printer.ts';
import { oneIdLabelsRoute, type LabelledGoods } from './one-id-labels.ts';

const oneId = oneIdFrom([1, 2, 3, 4, 5, 6, 7, 8, 9]);
const otherOneId = oneIdFrom([9, 8, 7, 6, 5, 4, 3, 2, 1]);

const goods: Record<string, LabelledGoods> = {
  [oneId]: { name: 'Air Jordan 4 Retro Rust Pink', sku: 'DD1391-100', size: '42' },
  [otherOneId]: { name: '球鞋', sku: 'GZ-7', size: '均码' },
};
const route = oneIdLabelsRoute(async (oneIds) => new Map(oneIds.flatMap((one) => (goods[one] ? [[one, goods[one]]] : []))));
const labels = (oneIds: string, caption = '') =>
  route.answer({ query: { oneIds, caption, size: '4x6', format: 'svg', dpi: '203' } } as Call<typeof oneIdLabels>);
const drawn = async (oneIds: string, caption = '') => String(((await labels(oneIds, caption)) as { file?: Buffer }).file);

describe('Rule: Chinese cannot be printed', () => {
  it('refuses it in a code and in the line below', async () => {
    expect(await labels(oneId, '耐克 42')).toMatchObject({ rejected: 'ChineseNotPrintable', field: 'caption' });
    expect(await labels('货架一')).toMatchObject({ rejected: 'ChineseNotPrintable', field: 'oneIds' });
  });
});

describe('Rule: a ONE ID label says which goods it belongs on', () => {
  it('by product, SKU and size', async () => {
    const svg = await drawn(oneId);
    expect(svg).toContain('>Air Jordan 4 Retro Rust Pink<');
    expect(svg).toContain('>DD1391-100  ·  42<');
  });

  it('or by what the caller writes in place of SKU and size', async () => {
    expect(await drawn(oneId, 'Box 7')).toContain('>Box 7<');
    expect(await drawn(oneId, 'Box 7')).not.toContain('DD1391-100');
  });

  it('without what cannot be printed, and without goods that the caller may not see', async () => {
    const svg = await drawn(otherOneId);
    expect(svg).toContain('>GZ-7<');
    expect(svg).not.toMatch(/\p{Script=Han}/u);
    expect(await drawn(oneIdFrom([1, 1, 1, 1, 1, 1, 1, 1, 1]))).toContain('</text>');
  });
});

describe('Rule: who may print a label may have it in the language of a label printer', () => {
  it('as a file, as large as its paper', async () => {
    const query = { oneIds: oneId, caption: '', size: '3x2', format: 'zpl', dpi: '300' };
    const answer = await route.answer({ query } as Call<typeof oneIdLabels>);
    expect(answer).toMatchObject({ contentType: 'application/zpl', download: 'labels.zpl' });
    const [label] = printZpl(String((answer as { file?: Buffer }).file));
    expect(label).toMatchObject({ width: 900, height: 600 });
    expect(label!.fields.map(({ text }) => text)).toContain('DD1391-100  ·  42');
  });
});

describe('Rule: only ONE IDs are printed', () => {
  it('takes them with hyphens and in lower case', async () => {
    expect(await labels(`${oneId.toLowerCase().slice(0, 4)}-${oneId.slice(4)}`)).toMatchObject({ contentType: 'image/svg+xml' });
  });

  it('refuses a misread one, none, and too many', async () => {
    expect(await labels(`${oneId.slice(0, 9)}${oneId[9] === '2' ? '3' : '2'}`)).toMatchObject({ rejected: 'NotAOneId' });
    expect(await labels(',')).toMatchObject({ rejected: 'Invalid' });
    expect(await labels(Array(51).fill(oneId).join(','))).toMatchObject({ rejected: 'Invalid' });
  });
});
