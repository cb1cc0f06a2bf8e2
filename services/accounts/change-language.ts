import { changeLanguage as endpoint, changeLanguageOfStaff as endpointOfStaff } from '#contracts/accounts/own-account.ts';
import type { Language } from '#contracts/kernel/access/viewer.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, noChange, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { accountStream, type LoadedAccount } from '../aggregates/account/account.ts';

/** Choosing the same language again changes nothing. */
export const changeLanguage = ({ language }: { language: Language }, { account }: { account: LoadedAccount }): Decision =>
  language === account.language ? noChange : accept(change(account, { type: 'LanguageChosen', data: { accountId: account.accountId, language } }));

export const changeLanguageRoutes = [endpoint, endpointOfStaff].map((one) =>
  commandRoute(one, async ({ query, viewer }, load) =>
    toOutcome(changeLanguage(query, { account: await load.one(accountStream, viewer.accountId) }), null),
  ),
);
