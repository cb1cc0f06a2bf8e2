import { listDemoSignIns } from '#contracts/accounts/sign-in/demo-sign-ins.ts';
import { getVersion } from '#contracts/accounts/sign-in/get-version.ts';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import { area, type ErasedAccount } from '#kernel/area.ts';
import type { Clock } from '#kernel/clock.ts';
import type { ExtraStatement } from '#kernel/commands/event-log.ts';
import { changeAccessRoute } from './change-access.ts';
import { changeLanguageRoutes } from './change-language.ts';
import { changePictureRoute } from './change-picture.ts';
import { createAccountRoute } from './create-account.ts';
import { accountHistoryRoute } from './account-history.ts';
import { eraseAccountRoute } from './erase-account.ts';
import { listingAuthorisationRoute, shopAuthorisationsRoute } from './listing-authorisation.ts';
import { changePhoneRoute } from './phone/change-phone.ts';
import { sendPhoneCodeRoute } from './phone/send-phone-code.ts';
import { admitSellerRoute } from './registration/admit-seller.ts';
import { refuseSellerRoute } from './registration/refuse-seller.ts';
import { registerSellerRoute, type RegisterSellerParts } from './registration/register-seller.ts';
import { sendEmailCodeRoute, type SendEmailCodeParts } from './registration/send-email-code.ts';
import { sendRegistrationCodeRoute } from './registration/send-registration-code.ts';
import { dropViewRoute } from './saved-views/drop-view.ts';
import { keepViewRoute } from './saved-views/keep-view.ts';
import { listViewsRoute } from './saved-views/list-views.ts';
import { readPasswordNoticeRoute } from './read-password-notice.ts';
import { setPasswordRoute } from './set-password.ts';
import { changePasswordRoute } from './sign-in/change-password.ts';
import { getCaptchaRoute } from './sign-in/get-captcha.ts';
import { forgetAccount } from './sign-in/forget-account.ts';
import { forgetPastJob } from './sign-in/forget-past.ts';
import { loginRoute, signInToDemoRoute, type LoginParts } from './sign-in/login.ts';
import { logoutRoute } from './sign-in/logout.ts';
import { sendSmsCodeRoute, type SendSmsCodeParts } from './sign-in/send-sms-code.ts';
import { reinstateAccountRoute, suspendAccountRoute } from './suspend-account.ts';
import { userInfoRoutes, type UserInfoParts } from './user-info.ts';
import { signInMigrations } from './sign-in/migrations/index.ts';

export interface AccountsParts extends LoginParts, SendSmsCodeParts, SendEmailCodeParts, RegisterSellerParts, UserInfoParts {
  clock: Clock;
  /** The version that is being served (R3.44). */
  version: string;
  /** How often a console asks for it (R1.60). */
  versionCheckMinutes: number;
  /** Whom the demo offers to sign in as; nobody elsewhere. */
  demoSignIns: DataOf<typeof listDemoSignIns>;
}

interface ErasureNeeds {
  /** What stands of an erased account beside the log, in every area. */
  outsideTheLog(erasure: ErasedAccount): readonly ExtraStatement[];
}

export const accountsArea = area({
  commands: [
    createAccountRoute,
    changeAccessRoute,
    admitSellerRoute,
    refuseSellerRoute,
    changePictureRoute,
    readPasswordNoticeRoute,
    keepViewRoute,
    dropViewRoute,
    suspendAccountRoute,
    reinstateAccountRoute,
    ...changeLanguageRoutes,
  ],
  wiredCommands: ({ outsideTheLog }: ErasureNeeds) => [eraseAccountRoute(outsideTheLog)],
  queries: (parts: AccountsParts) => [
    loginRoute(parts),
    getCaptchaRoute(parts.captchas),
    sendSmsCodeRoute(parts),
    sendRegistrationCodeRoute(parts),
    sendEmailCodeRoute(parts),
    registerSellerRoute(parts),
    logoutRoute(parts.sessions),
    changePasswordRoute(parts),
    sendPhoneCodeRoute(parts),
    changePhoneRoute(parts),
    setPasswordRoute(parts),
    listingAuthorisationRoute(parts.log),
    shopAuthorisationsRoute(parts.log),
    accountHistoryRoute(parts.log),
    listViewsRoute(parts.log),
    queryRoute(getVersion, async () => ({ version: parts.version, checkMinutes: parts.versionCheckMinutes })),
    ...userInfoRoutes(parts),
    signInToDemoRoute(
      parts.demoSignIns.map(({ login }) => login),
      parts,
    ),
    queryRoute(listDemoSignIns, async () => parts.demoSignIns),
  ],
  jobs: (needs) => [forgetPastJob(needs)],
  migrations: signInMigrations,
  erased: forgetAccount,
});
