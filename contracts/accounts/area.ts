import { contract } from '../kernel/area.ts';
import { wholeScope } from '../kernel/topics/topic-scopes.ts';
import { accountRejections } from './account-rejections.ts';
import { accountsTopic } from './seller-account-states.ts';
import { changeAccess, createAccount, eraseAccountEndpoint, setPassword, reinstateAccount, suspendAccount } from './manage-accounts.ts';
import { changeLanguage, changeLanguageOfStaff, changePicture, changePhone, sendPhoneCode } from './own-account.ts';
import { listDemoSignIns, signInToDemo } from './sign-in/demo-sign-ins.ts';
import { listAccountHistory, listSellerAccounts } from './account-queries.ts';
import { getListingAuthorisation, readPasswordNotice, getCurrentUser, getUserInfo, getWarehousePermissions } from './user-info.ts';
import { registrationEndpoints } from './registration/endpoints.ts';
import { dropViewEndpoint, keepViewEndpoint, listViews } from './saved-views/view-endpoints.ts';
import { viewRejections } from './saved-views/view-rejections.ts';
import { signInEndpoints } from './sign-in/endpoints.ts';
import { signInRejections } from './sign-in/sign-in-rejections.ts';

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
