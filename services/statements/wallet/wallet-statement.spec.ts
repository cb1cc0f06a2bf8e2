import { describe, expect, it } from 'vitest';
import type { StatementOfMonth, StatementPosting } from '#contracts/statements/wallet/statement-of-month.ts';
import { isWhiteAround, pagesOf as pagesOfPdf } from '#tests/support/pdf-pages.ts';
import { readStatementFile } from '../formats/read-statement-file.ts';
import { drawStatement, type DrawnStatement } from './pdf/draw-statement.ts';
import { printed } from './pdf/printed.ts';
import { statementDigest } from './statement-digest.ts';
import { writeStatementCamt } from './write-camt.ts';
import { writeStatementCsv } from './write-csv.ts';

const posting = (version: number, cents: number, about: Partial<StatementPosting> = {}): StatementPosting => ({
  postingId: `P-${version}`,
  version,
  effectiveDate: `2026-10-${String((version % 28) + 1).padStart(2, '0')}`,
  type: cents > 0 ? 'recharge' : 'labelFee',
  reference: `N-${version}`,
  remark: '',
  basis: { kind: 'legacy', cents: Math.abs(cents) },
  cents,
  ...about,
});
const postings = [posting(1, 50_000), posting(2, -1_234, { remark: '鞋 & <box>' }), posting(3, -66)];
const statement: StatementOfMonth = {
  shop: { id: 7, uid: 'U7', realname: '好鞋 & Co' },
  month: '2026-10',
  from: '2026-10-01',
  to: '2026-10-31',
  isSoFar: false,
  openingCents: -100,
  types: [
    { type: 'labelFee', inCents: 0, outCents: 1_300, postings: 2 },
    { type: 'recharge', inCents: 50_000, outCents: 0, postings: 1 },
  ],
  closingCents: 48_600,
  heldCents: 600,
  postings: 3,
  position: '4711',
};
async function* inPages() {
  yield postings.slice(0, 2);
  yield postings.slice(2);
}
const told = { language: 'en_us', chargedItems: async () => undefined } as const;
const digestOf = (all: readonly StatementPosting[]): string => {
  const digest = statementDigest();
  for (const each of all) digest.take(each);
  return digest.hex();
};

describe('Rule: a statement adds up in every format', () => {
  it('as camt.053, which our own reader takes', async () => {
    const bytes = await writeStatementCamt(statement, inPages(), { language: 'en_us', now: new Date('2026-11-01T00:00:00Z') });
    const read = readStatementFile(bytes, { currency: 'USD' });
    expect(read).toMatchObject({
      format: 'camt053',
      statements: [{ account: 'wallet-7', openingCents: -100, closingCents: 48_600, from: '2026-10-01', to: '2026-10-31' }],
    });
    const lines = 'rejected' in read ? [] : read.statements[0]!.lines;
    expect(lines.map(({ ref, cents }) => [ref, cents])).toEqual(postings.map(({ postingId, cents }) => [postingId, cents]));
    expect(lines.reduce((sum, { cents }) => sum + cents, -100)).toBe(48_600);
  });

  it('as CSV, with the balance after each posting and what they prove', async () => {
    const rows = (await writeStatementCsv(statement, inPages(), told)).toString().split('\r\n');
    expect(rows.slice(1, 4).map((row) => row.split(',').slice(-2))).toEqual([
      ['500.00', '499.00'],
      ['-12.34', '486.66'],
      ['-0.66', '486.00'],
    ]);
    expect(rows).toContain('Opening balance,-1.00');
    expect(rows).toContain('In,500.00');
    expect(rows).toContain('Out,-13.00');
    expect(rows).toContain('Closing balance,486.00');
    expect(rows).toContain(`Digest of the postings (SHA-256),${digestOf(postings)}`);
  });

  it('in Chinese too', async () => {
    expect((await writeStatementCsv(statement, inPages(), { ...told, language: 'zh_cn' })).toString()).toContain('期末余额,486.00');
  });
});

describe('Rule: a statement says item by item what its storage was charged for, and the items come to its postings', () => {
  const nights = new Map([
    ['S-1', ['A', 'B']],
    ['S-2', ['A', 'B']],
    ['S-2~r', ['A', 'B']],
    ['S-2~2', ['A']],
  ]);
  const at = { warehouseId: 'EWR-1', centsPerNight: 14 };
  const stored = (version: number, postingId: string, cents: number) =>
    posting(version, cents, { postingId, type: 'storageFee', reference: 'EWR-1' });
  async function* charged() {
    yield [stored(1, 'S-1', -28), stored(2, 'S-2', -28), stored(3, 'S-2~r', 28)];
    yield [stored(4, 'S-2~2', -14), stored(5, 'BY-HAND', -500), posting(6, 1_000)];
  }
  const chargedItems = async (postingId: string) => (nights.has(postingId) ? { at, oneIds: nights.get(postingId)! } : undefined);

  it('also where nights were taken back, or a posting tells no items', async () => {
    const text = (await writeStatementCsv(statement, charged(), { language: 'en_us', chargedItems })).toString();
    expect(text.slice(text.indexOf('Storage by item')).trim().split('\r\n')).toEqual([
      'Storage by item,Warehouse,ONE ID,Nights,Per night (USD),Amount (USD)',
      ',EWR-1,,,,-5.00',
      ',EWR-1,A,2,0.14,-0.28',
      ',EWR-1,B,1,0.14,-0.14',
      'Total,,,,,-5.42',
    ]);
  });

  it('and nothing where nothing was charged', async () => {
    expect((await writeStatementCsv(statement, inPages(), told)).toString()).not.toContain('Storage by item');
  });
});

describe('Rule: what storage was charged for is printed where there is room for it, and otherwise left to the CSV', () => {
  const basis = (items: number): StatementPosting['basis'] => ({
    kind: 'storage',
    warehouseId: 'EWR-1',
    date: '2026-10-02',
    position: '1',
    digest: 'd',
    lines: [{ cardId: 'c', version: 1, freeDays: 0, centsPerDay: 1, items }],
  });
  const ofItems = async (items: number, others = 0) => {
    const night = posting(1, -items, { postingId: 'S-1', type: 'storageFee', basis: basis(items) });
    async function* pages() {
      yield [night, ...Array.from({ length: others }, (_, index) => posting(index + 2, 1))];
    }
    const oneIds = Array.from({ length: items }, (_, index) => String(index));
    return printed(pages(), async () => ({ at: { warehouseId: 'EWR-1', centsPerNight: 1 }, oneIds }));
  };

  it('beside the postings', async () => {
    const { postings: all, storage } = await ofItems(3, 4);
    expect([all.length, storage.length]).toEqual([5, 3]);
    expect((await ofItems(1, 2_997)).storage).toHaveLength(1);
    expect((await ofItems(2, 2_997)).storage).toBe('leftOut');
  });

  it('and is not even read where that would take long', async () => {
    expect((await ofItems(10_001)).storage).toBe('leftOut');
  });
});

describe('Rule: the digest tells of every change', () => {
  it.each([
    ['an amount', [posting(1, 50_001), ...postings.slice(1)]],
    ['an order', postings.toReversed()],
    ['a posting less', postings.slice(1)],
  ])('%s', (_, changed) => expect(digestOf(changed)).not.toBe(digestOf(postings)));
});

describe('Rule: a statement is printed in both languages', () => {
  it.each(['en_us', 'zh_cn'] as const)('%s', async (language) => {
    const pdf = await drawStatement({ statement, postings, storage: [], language, madeAt: '2026-11-01T00:00:00.000Z' });
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.subarray(-6).toString().trim()).toBe('%%EOF');
    // The whole font would take ten megabytes: only the characters that are used go along.
    expect(pdf.length).toBeLessThan(200_000);
  });

  it.each([
    ['en_us', ['Wallet statement 2026-10', 'Closing balance']],
    ['zh_cn', ['2026-10', '期末余额']],
  ] as const)('every word of which can be read on paper, and nothing is cut off at its edges: %s', async (language, words) => {
    const long = posting(4, -1, { reference: 'N-'.repeat(200), remark: '一双很长的鞋 '.repeat(60) });
    const storage = Array.from({ length: 60 }, (_, index) => cost(String(index).padStart(10, '0')));
    const pdf = await drawStatement({ statement, postings: [...postings, long], storage, language, madeAt: '2026-11-01T00:00:00.000Z' });
    const pages = await pagesOfPdf(pdf);
    expect(pages.length).toBeGreaterThan(1);
    for (const word of [...words, '好鞋 & Co', '鞋 & <box>', '486.00']) expect(pages[0]!.text).toContain(word);
    expect(await Promise.all(pages.map(({ png }) => isWhiteAround(png, 0.3)))).toEqual(pages.map(() => true));
  });

  const cost = (oneId: string) => ({ warehouseId: 'EWR-1', oneId, nights: 2, centsPerNight: 14, cents: -28 });
  const pagesOf = async (storage: DrawnStatement['storage']): Promise<number> => {
    const pdf = await drawStatement({ statement, postings, storage, language: 'zh_cn', madeAt: '2026-11-01T00:00:00.000Z' });
    return pdf.toString('latin1').split('/Type /Page\n').length - 1;
  };

  it('with its storage item by item, on as many pages as that takes', async () => {
    expect(await pagesOf([])).toBe(1);
    expect(await pagesOf('leftOut')).toBe(1);
    expect(await pagesOf([cost('7F3A9C21D2')])).toBe(1);
    expect(await pagesOf(Array.from({ length: 100 }, (_, index) => cost(String(index).padStart(10, '0'))))).toBe(3);
  });

  it('the same bytes for the same statement', async () => {
    const drawn = { statement, postings, storage: [cost('7F3A9C21D2'), cost('')], language: 'en_us', madeAt: '2026-11-01T00:00:00.000Z' } as const;
    expect(await drawStatement(drawn)).toEqual(await drawStatement(drawn));
  });
});
