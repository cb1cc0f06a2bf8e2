import { describe, expect, it } from 'vitest';
import { labelField } from '#contracts/requests/request-fields.ts';
import { requireCompleteAddress } from './address.ts';
import { requireUsableLabel } from './label.ts';

const url = '/files/00000000000000000000000000000001.pdf';

describe('Rule: a label has a valid code and a file of ours', () => {
  it.each([
    ['1Z999AA10123456784', url, undefined],
    ['OC25112100001', url, 'LabelCodeInvalid'],
    ['0123456789', url, 'LabelCodeInvalid'],
    ['P123456789', url, 'LabelCodeInvalid'],
    ['1234567', url, 'LabelCodeInvalid'],
    ['1Z999AA10123456784', 'https://elsewhere.example/label.pdf', 'LabelFileForeign'],
  ])('%s %s → %s', (logNo, file, rejected) => expect(requireUsableLabel({ logNo, url: file, carrier: 'UPS' })?.rejected).toBe(rejected));
});

describe('Rule: a label’s code is judged as it is stored: in upper case, without blanks (R5.45–R5.47)', () => {
  const asSent = (logNo: string) => requireUsableLabel(labelField.parse({ logNo, url, carrier: 'UPS' }))?.rejected;

  it.each(['oc25112100001', 'oc 2511 2100 001', 'p1234567', 'P-123-4567'])('%s is none', (logNo) => expect(asSent(logNo)).toBe('LabelCodeInvalid'));
  it.each(['1z999aa10123456784', '1Z 999 AA1 01 2345 6784'])('%s is one', (logNo) => {
    expect(asSent(logNo)).toBeUndefined();
    expect(labelField.parse({ logNo, url, carrier: 'UPS' }).logNo).toBe('1Z999AA10123456784');
  });
});

describe('Rule: an address in China has an ID card number (R3.36)', () => {
  it.each([
    ['US', undefined, undefined],
    ['CN', undefined, 'IdCardRequired'],
    ['China', '', 'IdCardRequired'],
    ['中国', '11010519491231002X', undefined],
  ])('%s %s → %s', (country, idCardNumber, rejected) =>
    expect(requireCompleteAddress({ country, idCardNumber, zipCode: country === 'US' ? '10001' : '200120', phone: '138 0013 8000' })?.rejected).toBe(
      rejected,
    ),
  );
});
