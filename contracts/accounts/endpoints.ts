import { changeAccess } from './change-access.ts';
import { changeLanguage, changeLanguageOfStaff } from './change-language.ts';
import { changePicture } from './change-picture.ts';
import { createAccount } from './create-account.ts';
import { listDemoSignIns } from './demo-sign-ins.ts';
import { listSellerAccounts } from './list-seller-accounts.ts';
import { getListingAuthorisation } from './listing-authorisation.ts';
import { registrationEndpoints } from './registration/endpoints.ts';
import { setPassword } from './set-password.ts';
import { signInEndpoints } from './sign-in/endpoints.ts';
import { reinstateAccount, suspendAccount } from './suspend-account.ts';
import { getCurrentUser, getUserInfo, getWarehousePermissions } from './user-info.ts';

export const accountsEndpoints = [
  ...signInEndpoints,
  ...registrationEndpoints,
  listDemoSignIns,
  getUserInfo,
  getCurrentUser,
  getWarehousePermissions,
  getListingAuthorisation,
  changeLanguage,
  changeLanguageOfStaff,
  changePicture,
  listSellerAccounts,
  createAccount,
  changeAccess,
  setPassword,
  suspendAccount,
  reinstateAccount,
];
