export const signIn = {
  pages: { signIn: 'Sign in' },
  title: 'Sign in',
  subtitle: 'Sellers, warehouse staff and administrators.',
  account: 'Account',
  accountMissing: 'Please enter your account',
  password: 'Password',
  passwordMissing: 'Please enter your password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  forgot: 'Forgot password?',
  code: 'Verification code',
  codeMissing: 'Please enter the code in the picture',
  newCode: 'New picture',
  codePicture: 'Picture with the verification code',
  remember: 'Remember my account',
  submit: 'Sign in',
  newSeller: 'New seller?',
  openAccount: 'Open an account',
  withSms: 'Sign in with SMS code',
  withPassword: 'Sign in with password',
  smsCode: 'SMS code',
  smsMissing: 'Please enter the code from the message',
  sendSms: 'Send code',
  sendAgain: 'Resend in {{seconds}} s',
  smsSent: 'If the account exists and has a phone set, a code is on its way.',
  claim1: 'One ID per item.',
  claim2: 'One line from forecast to outbound.',
  claimText: 'Warehousing, consignment and cross-listing for sneakers and goods.',
  shelved: 'Available, 34 days on shelf',
  terms: 'Terms',
  privacy: 'Privacy',
  demo: 'Demo world: sign in as',
};

export default { signIn };

declare module '#web/i18n/texts.ts' {
  interface Texts {
    signIn: typeof signIn;
  }
}
