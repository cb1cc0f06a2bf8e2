import fc, { type Arbitrary } from 'fast-check';

/** What no form would send, but anyone can. */
const texts = [
  '',
  ' ',
  'x'.repeat(10_000),
  '0',
  '-1',
  'null',
  'undefined',
  'NaN',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfffb',
  '\u202e\u200b\ufeff',
  '熊猫配色',
  '👟'.repeat(60),
  'e\u0301'.repeat(40),
  `' OR 1=1 --`,
  `'; DROP TABLE events; --`,
  '%',
  '_%\\',
  '\\',
  '$1',
  '${7*7}',
  '{{7*7}}',
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  '\r\nset-cookie: a=b',
  '/files/00000000000000000000000000000000.png',
];

const moments = [
  '2026-11-20',
  '2026-11-20T10:00:00.000Z',
  '2026-11-20 10:00:00',
  '2026-02-30',
  '2026-13-01',
  '0000-00-00',
  '0000-01-01T00:00:00Z',
  '0001-01-01',
  '9999-12-31',
  '9999-12-31T23:59:59.999Z',
  '-000001-01-01T00:00:00Z',
  '+275760-09-13T00:00:00Z',
  '2026-11-20T24:00:00Z',
  'Fri, 20 Nov 2026 10:00:00 GMT',
  '1',
  '99999',
];

const numbers = [0, -0, -1, 1.5, 0.1 + 0.2, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53 - 1, 2 ** 53, 2 ** 63, 1e21, 1e308, -1e308, 5e-324];

/** Cursors as lists give them, with another list's or nobody's place in them. */
const cursors = [
  ['timestamptz', 'soon', 'k'],
  ['timestamptz', '1790000000000000', 'k'],
  ['timestamptz', '1790000000000000', 'k\0'],
  ['timestamptz', '9'.repeat(30), 'k'],
  ['timestamptz', null, 'k'],
  ['text', '\ud800', '\0'],
  ['bigint', '9'.repeat(40), 'k'],
  ['bigint', '1.5', 'k'],
  ['bigint', null, 'k'],
  [],
].map((place) => Buffer.from(JSON.stringify(place)).toString('base64url'));

export const oddText: Arbitrary<string> = fc.oneof(fc.constantFrom(...texts, ...moments), fc.string({ unit: 'binary', maxLength: 30 }));
export const oddMoment: Arbitrary<string> = fc.constantFrom(...moments);
export const oddNumber: Arbitrary<number> = fc.oneof(fc.constantFrom(...numbers), fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }));
export const cursor: Arbitrary<string> = fc.constantFrom(...cursors);

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

/** Of any type. */
export const odd: Arbitrary<unknown> = fc.oneof(
  oddText,
  oddNumber,
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    [],
    {},
    [[]],
    [null],
    { a: { b: [] } },
    Array.from({ length: 2_000 }, () => 'x'),
    nested(2_000),
  ),
);

/** Headers that a call is read by, as a stranger may fill them. No client sends control characters there. */
export const oddHeaders: Arbitrary<Record<string, string>> = fc
  .record(
    {
      wareid: fc.constantFrom('EWR-1', 'NOWHERE', '-1', "'", 'x'.repeat(2_000)),
      shopid: fc.constantFrom('1', '2', '0', '-1', '1e9', '99999999999', 'one', 'x'.repeat(2_000)),
      timezone: fc.constantFrom(
        'UTC',
        'Asia/Shanghai',
        'america/new_york',
        'Pacific/Kiritimati',
        '+05:30',
        '-23:59',
        'EST5EDT',
        'PLT',
        'ACT',
        'GMT+0',
        'Mars/Base',
      ),
      language: fc.constantFrom('zh_cn', 'en_us', 'xx', ''),
      'accept-language': fc.constantFrom('zh', 'de;q=1, zh;q=0.1', '*', 'x'.repeat(2_000)),
      'x-request-id': fc.constantFrom('again', 'not an id', 'x'.repeat(2_000)),
      'idempotency-key': fc.constantFrom('again', "' OR 1=1", 'x'.repeat(300), 'é'),
      'x-forwarded-for': fc.constantFrom('1.2.3.4', 'nobody', '::ffff:1.2.3.4, x'),
      'accept-encoding': fc.constantFrom('gzip', 'br', 'identity;q=0', 'nothing'),
    },
    { requiredKeys: [] },
  )
  .map((headers) => headers as Record<string, string>);
