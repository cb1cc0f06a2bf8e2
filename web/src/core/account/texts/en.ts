export const account = {
  pages: { personalCenter: 'Personal centre' },
  security: 'Security',
  you: 'You',
  shop: 'Shop',
  uid: 'Shop UID',
  picture: 'Picture',
  upload: 'Upload a picture',
  removePicture: 'Remove',
  settings: 'Settings',
  changePassword: 'Change password',
  changePasswordText: 'You will be signed out everywhere and have to sign in again with the new password.',
  oldPassword: 'Old password',
  newPassword: 'New password',
  confirmpassword: 'Confirm new password',
  wrong: {
    missing: 'Please fill in this field',
    short: 'At least {{least}} characters',
    notMatching: 'The new passwords do not match',
  },
  phone: 'Phone for SMS sign-in',
  phoneMissing: 'Not set',
  phoneText: 'With your account name and a code sent to this phone, you can sign in without your password.',
  phoneNow: 'Codes are currently sent to {{phone}}.',
  phoneHint: 'Starts with + and the country code',
  passwordSet: 'Your password was set by an administrator',
  passwordSetText: 'This happened on {{time}}. If you did not ask for it, change it now and tell the operator.',
  passwordSetRead: 'Got it',
  saved: 'saved successful',
  changeFailed: 'The password could not be changed',
};

export default { account };

declare module '#web/i18n/texts.ts' {
  interface Texts {
    account: typeof account;
  }
}
