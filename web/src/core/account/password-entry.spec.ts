import { describe, expect, it } from 'vitest';
import { wrongOf } from './password-entry.ts';

const entry = { oldPassword: 'old', newPassword: 'long enough', confirmpassword: 'long enough' };

describe('Rule: a new password is given twice and in full', () => {
  it('needs all three fields', () => {
    for (const field of ['oldPassword', 'newPassword', 'confirmpassword'] as const) expect(wrongOf({ ...entry, [field]: '' }, field)).toBe('missing');
  });

  it('matches its confirmation', () => {
    expect(wrongOf(entry, 'confirmpassword')).toBeUndefined();
    expect(wrongOf({ ...entry, confirmpassword: 'long enougH' }, 'confirmpassword')).toBe('notMatching');
  });

  it('has eight characters at least; an old one may be shorter', () => {
    expect(wrongOf({ ...entry, newPassword: '1234567' }, 'newPassword')).toBe('short');
    expect(wrongOf({ ...entry, newPassword: '12345678' }, 'newPassword')).toBeUndefined();
    expect(wrongOf(entry, 'oldPassword')).toBeUndefined();
  });
});
