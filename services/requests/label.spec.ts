import { describe, expect, it } from 'vitest';
import { addressIsComplete } from './address.ts';
import { labelIsUsable } from './label.ts';

const url = '/files/00000000000000000000000000000001.pdf';

describe('Rule: a label has a valid code and a file of ours', () => {
  it.each([
    ['1Z999AA10123456784', url, undefined],
    ['OC25112100001', url, 'LabelCodeInvalid'],
    ['0123456789', url, 'LabelCodeInvalid'],
    ['P123456789', url, 'LabelCodeInvalid'],
    ['1234567', url, 'LabelCodeInvalid'],
    ['1Z999AA10123456784', 'https://elsewhere.example/label.pdf', 'LabelFileForeign'],
  ])('%s %s → %s', (logNo, file, rejected) => expect(labelIsUsable({ logNo, url: file, carrier: 'UPS' })?.rejected).toBe(rejected));
});

describe('Rule: an address in China has an ID card number (R3.36)', () => {
  it.each([
    ['US', undefined, undefined],
    ['CN', undefined, 'IdCardRequired'],
    ['China', '', 'IdCardRequired'],
    ['中国', '11010519491231002X', undefined],
  ])('%s %s → %s', (country, idCardNumber, rejected) => expect(addressIsComplete({ country, idCardNumber })?.rejected).toBe(rejected));
});
