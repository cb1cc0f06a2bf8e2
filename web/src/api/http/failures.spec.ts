import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../api-error.ts';
import { handleFailuresWith, remedyOf, reportFailure, showFailure } from './failures.ts';

const recharge = { href: '#/recharge', label: 'Recharge' };
let happened: unknown[][];

beforeEach(() => {
  happened = [];
  handleFailuresWith({
    showError: (...said) => happened.push(['error toast', ...said]),
    unknownError: () => 'unknown error',
    forbidden: () => 'Forbidden',
    offline: () => 'offline',
    signedOut: () => happened.push(['signedOut']),
    suspended: () => happened.push(['suspended']),
    refused: () => happened.push(['refused']),
    remedyOf: ({ error }) => (error === 'InsufficientBalance' ? recharge : undefined),
  });
});

const after = (failure: ApiError, quiet = false) => {
  reportFailure(failure, quiet);
  return happened;
};

describe('Rule: a refusal that something can be done about says so', () => {
  it('beside its words, in the same toast', () => {
    expect(after(new ApiError(409, 'The balance is $1.00', { error: 'InsufficientBalance' }))).toEqual([
      ['error toast', 'The balance is $1.00', undefined, recharge],
    ]);
    expect(remedyOf(null)).toBeUndefined();
  });
});

describe('Rule: a failed call tells the person what section 8 asks for', () => {
  it('signs out on 401, unless the body says that the user is signed in', () => {
    expect(after(new ApiError(401, 'Please sign in', { stillSignedIn: true }))).toEqual([]);
    expect(after(new ApiError(401, 'Please sign in'))).toEqual([['signedOut']]);
  });

  it('says Forbidden and why on 403', () => {
    expect(after(new ApiError(403, 'Not your shop'))).toEqual([['refused'], ['error toast', 'Forbidden', 'Not your shop']]);
  });

  it('lets the account be read again where a quiet call is refused', () => {
    expect(after(new ApiError(403, 'Forbidden'), true)).toEqual([['refused']]);
  });

  it('says what the server says on any other code', () => {
    expect(after(new ApiError(409, 'The shelf is full', { error: 'ShelfFull' }))).toEqual([['error toast', 'The shelf is full']]);
  });

  it('says "unknown error" without a description where the server says nothing', () => {
    expect(after(new ApiError(500, ''))).toEqual([['error toast', 'unknown error']]);
  });

  it('opens the dialog for a suspended account', () => {
    expect(after(new ApiError(423, 'Disabled', { error: 'Suspended' }))).toEqual([['suspended']]);
  });

  it('says nothing where the page shows the failure itself, but still ends a lost session', () => {
    expect(after(new ApiError(409, 'The shelf is full'), true)).toEqual([]);
    expect(after(new ApiError(401, 'Please sign in'), true)).toEqual([['signedOut']]);
  });

  it('says what failed in the end where the page tried more than once, and nothing of a session that is over', () => {
    for (const failure of [
      new ApiError(503, 'Restarting'),
      new ApiError(401, 'Please sign in'),
      new ApiError(423, 'Disabled', { error: 'Suspended' }),
    ])
      showFailure(failure);
    expect(happened).toEqual([['error toast', 'Restarting']]);
  });
});
