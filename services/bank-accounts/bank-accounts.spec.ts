import { describe, expect, it } from 'vitest';
import { bankAccountFields } from '#contracts/bank-accounts/bank-account-fields.ts';
import { bankAccountRejections } from '#contracts/bank-accounts/bank-account-rejections.ts';
import { fieldErrors } from '#contracts/kernel/fields/invalid.ts';
import { fact } from '#tests/support/facts.ts';
import { specification } from '#tests/support/given.ts';
import { bankAccountStream } from '../aggregates/bank-account/bank-account.ts';
import { addBankAccount } from './add-bank-account.ts';
import { addedMessage } from './added-message.ts';
import { eraseBankAccount, usedBefore } from './erase-bank-account.ts';
import { removeBankAccount } from './remove-bank-account.ts';

const american = {
  holderType: 'individual',
  holder: 'Mei Chen',
  country: 'US',
  currency: 'USD',
  routingNumber: '021000021',
  accountNumber: '000123456789',
} as const;
const german = { ...american, country: 'DE', currency: 'EUR', routingNumber: 'COBADEFFXXX', accountNumber: 'DE89 3704 0044 0532 0130 00' } as const;
const chinese = { ...american, country: 'CN', currency: 'CNY', routingNumber: '102100099996', accountNumber: '6222 0210 0109 8550 814' } as const;

const wrongIn = (body: object): string[] => {
  const issues = bankAccountFields.safeParse(body).error?.issues ?? [];
  return fieldErrors(issues, 'en_us', bankAccountRejections).map(({ field, rule }) => `${field}: ${rule}`);
};

describe('Rule: the country of a bank account says which numbers it has (R3.37)', () => {
  it.each([american, german, chinese])('takes what banks there give: $country', (account) => expect(wrongIn(account)).toEqual([]));

  it.each([
    [{ ...american, routingNumber: '021000022' }, 'routingNumber: AbaRoutingNumber'],
    [{ ...american, routingNumber: '02100002' }, 'routingNumber: AbaRoutingNumber'],
    [{ ...american, routingNumber: '000000000' }, 'routingNumber: AbaRoutingNumber'],
    [{ ...american, accountNumber: '12A4' }, 'accountNumber: AmericanAccount'],
    [{ ...american, currency: 'EUR' }, 'currency: BankCurrency'],
    [{ ...german, accountNumber: 'DE88370400440532013000' }, 'accountNumber: Iban'],
    [{ ...german, accountNumber: 'GB29NWBK60161331926819' }, 'accountNumber: Iban'],
    [{ ...german, routingNumber: 'COBA' }, 'routingNumber: Bic'],
    [{ ...chinese, routingNumber: '10210009999' }, 'routingNumber: Cnaps'],
    [{ ...chinese, accountNumber: '6222021001098550815' }, 'accountNumber: ChineseCard'],
    [{ ...american, country: 'KP' }, 'country: BankCountry'],
    [{ ...american, country: 'us' }, 'country: BankCountry'],
    [{ ...american, accountNumber: ' - ' }, 'accountNumber: required'],
  ])('refuses %j', (body, expected) => expect(wrongIn(body)).toEqual([expected]));

  it('takes them as they are printed, in groups and small letters', () => {
    const { accountNumber } = bankAccountFields.parse({ ...german, accountNumber: 'de89-3704 0044 0532 0130 00' });
    expect(accountNumber).toBe('DE89370400440532013000');
  });
});

const usableFrom = '2026-11-25T09:00:00.000Z';
const command = { ...american, shopId: 7, fingerprint: 'F1', usableFrom };
const adding = specification(addBankAccount, (given) => ({ account: given.create(bankAccountStream, 'B1') }));
const added = { bankAccountId: 'B1', ...command, lastFour: '6789' };

describe('Rule: a shop has a bank account once', () => {
  it('and shows no more of its number than the end', () => {
    const accepted = adding.given().when(command).then({ id: 'B1', type: 'BankAccountAdded', data: added });
    expect(accepted.claims).toMatchObject([{ kind: 'bank-account', key: '7 F1', owner: 'B1', otherwise: { rejected: 'BankAccountTaken' } }]);
  });

  it('which another shop may have as well', () => {
    const accepted = adding
      .given()
      .when({ ...command, shopId: 8 })
      .then({ id: 'B1', type: 'BankAccountAdded' });
    expect(accepted.claims).toMatchObject([{ key: '8 F1' }]);
  });

  it('and twenty at the most', () => {
    const accepted = adding.given().when(command).then({ id: 'B1', type: 'BankAccountAdded' });
    expect(accepted.counts).toMatchObject([{ key: '7', by: 1, max: 20, otherwise: { rejected: 'TooManyBankAccounts' } }]);
  });
});

describe('Rule: the owner is told of an account that was added, while there is time', () => {
  it('in their language, with the end of its number and when it counts', () => {
    const { destination, body } = addedMessage('mei@shop.example', 'zh_cn', { lastFour: '6789', hours: 24 });
    expect(destination).toBe('email');
    expect(body).toMatchObject({ to: 'mei@shop.example', text: expect.stringContaining('尾号 6789 的银行账户，24 小时后') });
  });
});

describe('Rule: a seller removes an account of the own shop', () => {
  const removing = specification(removeBankAccount, (given, { body }) => ({ account: given.one(bankAccountStream, body.bankAccountId) }));
  const remove = (shopId: number) => ({ body: { bankAccountId: 'B1' }, viewer: { shopId } });
  const existing = fact(bankAccountStream, 'B1', { type: 'BankAccountAdded', data: added });

  it('and may add it again', () => {
    const accepted = removing.given(existing).when(remove(7)).then({ id: 'B1', type: 'BankAccountRemoved' });
    expect(accepted.releases).toEqual([{ kind: 'bank-account', key: '7 F1', owner: 'B1' }]);
    expect(accepted.counts).toMatchObject([{ key: '7', by: -1 }]);
  });

  it('once, and nobody else’s', () => {
    removing.given(existing).when(remove(8)).thenRejected('NotFound', { field: 'bankAccountId' });
    removing
      .given(existing, fact(bankAccountStream, 'B1', { type: 'BankAccountRemoved', data: { bankAccountId: 'B1' } }))
      .when(remove(7))
      .thenRejected('NotFound');
    removing.given().when(remove(7)).thenRejected('NotFound');
  });
});

describe('Rule: an account is forgotten so many years after its last use, and not before (ADR 17)', () => {
  const erasing = specification(eraseBankAccount, (given) => ({ account: given.one(bankAccountStream, 'B1') }));
  const existing = fact(bankAccountStream, 'B1', { type: 'BankAccountAdded', data: added });
  const removed = fact(bankAccountStream, 'B1', { type: 'BankAccountRemoved', data: { bankAccountId: 'B1' } });
  const erased = fact(bankAccountStream, 'B1', { type: 'BankAccountErased', data: { bankAccountId: 'B1' } });
  const now = new Date('2033-11-24T10:00:00.000Z');
  const asked = (lastUsedAt: string, hasOpenWithdrawal = false) => ({ use: { lastUsedAt, hasOpenWithdrawal }, retentionYears: 7, now });
  const longAgo = '2026-11-24T09:59:59.999Z';

  it('with its number free again, and one place more in its shop', () => {
    const accepted = erasing.given(existing).when(asked(longAgo)).then({ id: 'B1', type: 'BankAccountErased' });
    expect(accepted.releases).toEqual([{ kind: 'bank-account', key: '7 F1', owner: 'B1' }]);
    expect(accepted.counts).toMatchObject([{ key: '7', by: -1 }]);
  });

  it('also where its seller removed it, which gave both back then', () => {
    const accepted = erasing.given(existing, removed).when(asked(longAgo)).then({ id: 'B1', type: 'BankAccountErased' });
    expect([accepted.releases, accepted.counts]).toEqual([undefined, undefined]);
  });

  it('never while money is on its way to it, nor where it was used since', () => {
    erasing.given(existing).when(asked(longAgo, true)).thenNothingHappened();
    erasing.given(existing).when(asked('2026-11-24T10:00:00.000Z')).thenNothingHappened();
  });

  it('and once', () => {
    erasing.given(existing, erased).when(asked(longAgo)).thenNothingHappened();
    erasing.given().when(asked(longAgo)).thenNothingHappened();
  });

  it('after which it is nobody’s to be paid to, and nothing of it is known but the end of its number', () => {
    const { holder, routingNumber, accountNumber, fingerprint, isRemoved, lastFour } = [...existing.events, ...erased.events].reduce(
      (state, event) => bankAccountStream.evolve(state, event as never),
      bankAccountStream.initial,
    )!;
    expect({ holder, routingNumber, accountNumber, fingerprint, isRemoved, lastFour }).toEqual({
      holder: '␡',
      routingNumber: '␡',
      accountNumber: '␡',
      fingerprint: '',
      isRemoved: true,
      lastFour: '6789',
    });
  });

  it('by the calendar, leap days included', () => {
    expect(usedBefore(new Date('2032-02-29T00:00:00.000Z'), 7)).toBe('2025-03-01T00:00:00.000Z');
  });
});
