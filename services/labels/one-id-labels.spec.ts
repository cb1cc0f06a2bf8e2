import { describe, expect, it } from 'vitest';
import type { Call } from '#contracts/kernel/route.ts';
import type { oneIdLabels } from '#contracts/labels/one-id-labels.ts';
import { oneIdFrom } from '#contracts/item/one-id.ts';
import { oneIdLabelsRoute } from './one-id-labels.ts';

const oneId = oneIdFrom([1, 2, 3, 4, 5, 6, 7, 8, 9]);

const labels = (oneIds: string, caption = '') => oneIdLabelsRoute.answer({ query: { oneIds, caption } } as Call<typeof oneIdLabels>);

describe('Rule: Chinese cannot be printed', () => {
  it('refuses it in a code and in the line below', async () => {
    expect(await labels(oneId, '耐克 42')).toMatchObject({ rejected: 'ChineseNotPrintable', field: 'caption' });
    expect(await labels('货架一')).toMatchObject({ rejected: 'ChineseNotPrintable', field: 'oneIds' });
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
