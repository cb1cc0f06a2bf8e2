import { describe, expect, it } from 'vitest';
import { requireStrongPassword } from './weak-password.ts';

const ann = { login: 'ann.lee@kicks.example', email: 'ann.lee@kicks.example', name: 'Ann Lee' };
const refusal = (password: string) => requireStrongPassword(password, ann, 'newPassword')?.rejected;

describe('Rule: a password that is tried among the first is refused', () => {
  it.each(['12345678', '1234567890', '87654321', '11111111', 'abcabcabc', 'abcdefgh', 'qwertyuiop', '1qaz2wsx'])(
    'runs and repetitions: %s',
    (password) => expect(refusal(password)).toBe('PasswordCommon'),
  );
  it.each(['password', 'Password1!', 'P@ssw0rd', 'passw0rd123', 'welcome2026', 'iloveyou!!', 'woaini1314', '123qwerty', 'Shelfline1'])(
    'words with figures around them: %s',
    (password) => expect(refusal(password)).toBe('PasswordCommon'),
  );
  it.each(['52013145', '19880214', '14021988', '20261123'])('figures that mean something: %s', (password) =>
    expect(refusal(password)).toBe('PasswordCommon'),
  );
});

describe('Rule: a password that says whose it is is refused', () => {
  it.each(['ann.lee1', 'Ann.Lee@kicks.example', 'kicks123', 'ann.lee99'])('%s', (password) => expect(refusal(password)).toBe('PasswordOfPerson'));

  it('but not one that only begins so', () => expect(refusal('kicks under a blue moon')).toBeUndefined());
});

describe('Rule: what nobody would try first is taken', () => {
  it.each(['correct horse', 'long enough', 'demo-pass-1', 'a-new-password', 'another-one-3', 'k7#Vq2!zP', '92837465', '蓝色的鲸鱼在飞行'])(
    '%s',
    (password) => expect(refusal(password)).toBeUndefined(),
  );
});
