import { contract } from '../kernel/area.ts';
import { wholeScope } from '../kernel/topic-scopes.ts';
import { accountRejections } from './account-rejections.ts';
import { accountsTopic } from './accounts-topic.ts';
import { changeAccess } from './change-access.ts';
import { changeLanguage, changeLanguageOfStaff } from './change-language.ts';
import { changePicture } from './change-picture.ts';
import { createAccount } from './create-account.ts';
import { listDemoSignIns, signInToDemo } from './demo-sign-ins.ts';
import { eraseAccountEndpoint } from './erase-account.ts';
import { listAccountHistory } from './list-account-history.ts';
import { listSellerAccounts } from './list-seller-accounts.ts';
import { getListingAuthorisation } from './listing-authorisation.ts';
import { changePhone } from './phone/change-phone.ts';
import { sendPhoneCode } from './phone/send-phone-code.ts';
import { readPasswordNotice } from './read-password-notice.ts';
import { registrationEndpoints } from './registration/endpoints.ts';
import { dropViewEndpoint } from './saved-views/drop-view.ts';
import { keepViewEndpoint } from './saved-views/keep-view.ts';
import { listViews } from './saved-views/list-views.ts';
import { viewRejections } from './saved-views/view-rejections.ts';
import { setPassword } from './set-password.ts';
import { signInEndpoints } from './sign-in/endpoints.ts';
import { signInRejections } from './sign-in/sign-in-rejections.ts';
import { reinstateAccount, suspendAccount } from './suspend-account.ts';
import { getCurrentUser, getUserInfo, getWarehousePermissions } from './user-info.ts';

export const accountsContract = contract({
  endpoints: [
    ...signInEndpoints,
    ...registrationEndpoints,
    listDemoSignIns,
    signInToDemo,
    getUserInfo,
    getCurrentUser,
    getWarehousePermissions,
    getListingAuthorisation,
    changeLanguage,
    changeLanguageOfStaff,
    changePicture,
    sendPhoneCode,
    changePhone,
    listViews,
    keepViewEndpoint,
    dropViewEndpoint,
    listSellerAccounts,
    listAccountHistory,
    createAccount,
    changeAccess,
    setPassword,
    readPasswordNotice,
    suspendAccount,
    reinstateAccount,
    eraseAccountEndpoint,
  ],
  rejections: { ...accountRejections, ...viewRejections, ...signInRejections },
  topics: [{ kind: 'accounts', access: listSellerAccounts.access, scope: wholeScope, of: { account: () => [accountsTopic] } }],
});
