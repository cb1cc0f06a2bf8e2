import { describe, expect, it } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import { serverErrors } from './server-errors.ts';

const refused = (...fields: string[]) =>
  new ApiError(422, 'Not like this', { fields: fields.map((field) => ({ field, rule: 'rule', msg: `${field} is wrong` })) });

describe('Rule: what the server refuses is said at its field', () => {
  it('also where it names a part of the field', () => {
    const errors = serverErrors(refused('label.logNo', 'oneIds.3'), ['label.logNo', 'oneIds']);
    expect([errors.of('label.logNo'), errors.of('oneIds'), errors.of('remark'), errors.rest]).toEqual([
      'label.logNo is wrong',
      'oneIds.3 is wrong',
      undefined,
      undefined,
    ]);
  });

  it('and above the form where no field shows it', () => {
    expect(serverErrors(refused('dropship'), ['remark']).rest).toBe('dropship is wrong');
    expect(serverErrors(new ApiError(409, 'Too late'), ['remark']).rest).toBe('Too late');
    expect(serverErrors(null, []).rest).toBeUndefined();
  });
});
