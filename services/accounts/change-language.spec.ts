import { describe, expect, it } from 'vitest';
import { noAccount, accountStream } from '../aggregates/account/account.ts';
import { changeLanguage } from './change-language.ts';
import { loaded } from '#kernel/commands/loaded.ts';

const ann = loaded(accountStream, 'A1', { ...noAccount, exists: true, accountId: 'A1' });

describe('Rule: the chosen language is kept with the account', () => {
  it('keeps a choice', () => {
    expect(changeLanguage({ language: 'zh_cn' }, { account: ann })).toMatchObject({
      changes: [{ id: 'A1', events: [{ type: 'LanguageChosen', data: { language: 'zh_cn' } }] }],
    });
  });

  it('keeps nothing when it was chosen before', () => {
    expect(changeLanguage({ language: 'zh_cn' }, { account: { ...ann, language: 'zh_cn' } })).toEqual({ changes: [] });
  });
});
