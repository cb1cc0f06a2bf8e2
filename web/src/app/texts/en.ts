export const app = {
  pages: {
    policy: 'Terms and privacy',
    notFound: 'Page not found',
    noPermission: 'No permission',
    authorisation: 'Authorisation',
  },
  name: 'Shelfline',
  cancel: 'Cancel',
  close: 'Close',
  confirm: 'Confirm',
  save: 'Save',
  retry: 'Retry',
  back: 'Back',
  loading: 'Loading',
  unknownError: 'unknown error',
  forbidden: 'Forbidden',
  offline: 'No connection. Please check the network and try again.',
  error: 'Error',
  language: 'Language',
  english: 'English',
  chinese: '中文',
  forgotPassword: 'Please contact your account manager to reset the password.',
  notFoundTitle: 'This page does not exist',
  notFoundText: 'The address may be mistyped, or the page has moved.',
  noPermissionTitle: 'no permission',
  noPermissionText: 'Your account does not have access to this page. An administrator can change that.',
  toStart: 'Go to the start page',
  toSignIn: 'Back to sign-in',
  userHasNoPermission: 'user has no permission',
  userInfoFailed: 'request for user info failed, please retry',
  rolesMissing: 'roles must be a non-null array',
  disabledTitle: 'Disable',
  disabledText: 'This account has been disabled. Please contact support: your account manager can enable it again.',
  authorisingTitle: 'Completing the authorisation…',
  authorisingText: 'Please sign in as an administrator in this browser and ask for the authorisation again.',
  authorisedTitle: 'Authorisation complete',
  authorisedText: 'You can close this window and continue where you left off.',
  notAuthorisedTitle: 'Authorisation failed',
  notAuthorisedText: 'Nothing was changed. Please try again from the page where you started.',
  crashTitle: 'This page stopped working',
  crashText: 'Nothing you saved is lost. Reload to continue.',
  reload: 'Reload',
};

export default { app };

declare module '#web/i18n/texts.ts' {
  interface Texts {
    app: typeof app;
  }
}
