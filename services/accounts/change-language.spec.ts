import { describe, expect, it } from 'vitest';
import { noAccount } from '../aggregates/account/account.ts';
import { changeLanguage } from './change-language.ts';

const ann = { ...noAccount, exists: true, accountId: 'A1' };

describe('Rule: the chosen language is kept with the account', () => {
  it('keeps a choice', () => {
    expect(changeLanguage('zh_cn', ann)).toMatchObject({
      changes: [{ id: 'A1', events: [{ type: 'LanguageChosen', data: { language: 'zh_cn' } }] }],
    });
  });

  it('keeps nothing when it was chosen before', () => {
    expect(changeLanguage('zh_cn', { ...ann, language: 'zh_cn' })).toEqual({ changes: [] });
  });
});
