import type { changeLanguage, changeLanguageOfStaff } from '#contracts/accounts/own-account.ts';
import { callLight } from '#web/api/call-light.ts';
import { lightAddress } from '#web/api/http/call-address.ts';
import { invalidateAllReads } from '#web/api/use-read.ts';
import { session } from '#web/browser/session.ts';
import { changeSettings, settings } from '#web/browser/settings.ts';
import { languageCodes, type Lang } from '#web/i18n/languages.ts';

const ofStaff = lightAddress<typeof changeLanguageOfStaff>({
  name: 'changeLanguageOfStaff',
  method: 'GET',
  path: '/changeLanguage',
  bases: ['warehouse'],
  command: true,
});
const ofOthers = lightAddress<typeof changeLanguage>({
  name: 'changeLanguage',
  method: 'GET',
  path: '/sys_user/changeLanguage',
  bases: ['business', 'admin'],
  command: true,
});

/**
 * At once and without a reload, wherever it is chosen; whoever is signed in has it kept by the server for its own messages, and sees again in it what
 * the server said (R7.31, R7.32).
 */
export const chooseLanguage = (lang: Lang): void => {
  if (lang === settings.get().lang) return;
  changeSettings({ lang });
  if (session.get().token === undefined) return;
  tellServer(lang);
  invalidateAllReads();
};

/** The account goes by the language that its person reads now. */
export const keepLanguageWithAccount = (kept: string | null): void => {
  const { lang } = settings.get();
  if (kept !== null && kept !== languageCodes[lang]) tellServer(lang);
};

const tellServer = (lang: Lang): void => {
  const address = session.get().terminal === 'warehouse' ? ofStaff : ofOthers;
  callLight(address, { query: { language: languageCodes[lang] }, quiet: true }).catch(() => undefined);
};
