import { describe, it } from 'vitest';
import { anAccount } from '../aggregates/account/account-examples.ts';
import { accountStream } from '../aggregates/account/account.ts';
import { changeLanguage } from './change-language.ts';
import { specification } from '#tests/support/given.ts';

const changing = specification(changeLanguage, (given) => ({ account: given.one(accountStream, 'A1') }));
const chinese = { language: 'zh_cn' } as const;

describe('Rule: the chosen language is kept with the account', () => {
  it('keeps a choice', () => changing.given(anAccount()).when(chinese).then({ id: 'A1', type: 'LanguageChosen', data: chinese }));

  it('keeps nothing when it was chosen before', () => {
    const chosen = changing.given(anAccount()).when(chinese).facts();
    changing.given(anAccount(), chosen).when(chinese).thenNothingHappened();
  });
});
