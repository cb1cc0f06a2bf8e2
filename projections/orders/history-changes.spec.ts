import { describe, expect, it } from 'vitest';
import { historyChanges } from './history-changes.ts';

describe('Rule: the history of an order says what an edit replaced', () => {
  it('from what was applied for, and from the edit before', () => {
    const entries = [
      { name: 'OrderApplied', remark: '', terms: { price: 10_400 } },
      { name: 'OrderEdited', remark: '', terms: { price: 64_000 } },
      { name: 'OrderQuoted', remark: 'fair', terms: null },
      { name: 'OrderEdited', remark: 'by noon', terms: { price: 50_000 } },
    ] as const;
    expect(historyChanges(entries)).toEqual([
      [],
      [{ field: 'price', from: 10_400, to: 64_000 }],
      [],
      [
        { field: 'price', from: 64_000, to: 50_000 },
        { field: 'remark', from: '', to: 'by noon' },
      ],
    ]);
  });

  it('a label by its number, of an address only that it was changed', () => {
    const entries = [
      { name: 'OrderApplied', remark: '', terms: { label: '1Z1', address: true } },
      { name: 'OrderEdited', remark: '', terms: { label: '1Z2', address: true } },
    ] as const;
    expect(historyChanges(entries)[1]).toEqual([
      { field: 'label', from: '1Z1', to: '1Z2' },
      { field: 'address', from: null, to: null },
    ]);
  });
});
