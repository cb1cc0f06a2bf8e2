export const register = {
  pages: {
    register: 'Open an account',
    registerResult: 'Account requested',
  },
  title: 'Open an account',
  subtitle: 'For sellers. We review every application.',
  name: 'Name or company',
  email: 'E-mail',
  phone: 'Phone',
  missing: {
    name: 'Please enter your name',
    email: 'Please enter your e-mail address',
    phone: 'Please enter your phone number',
    password: 'Please choose a password',
    smsCode: 'Please enter the code from the message',
    emailCode: 'Please enter the code from the e-mail',
  },
  passwordShort: 'At least {{least}} characters',
  codeSent: 'A code is on its way to your phone.',
  emailCode: 'Code from the e-mail',
  sendEmail: 'Send e-mail',
  emailSent: 'A code is on its way to your e-mail address.',
  submit: 'Apply',
  haveAccount: 'Already have an account?',
  takenTitle: 'Your application has been received',
  takenText: 'An account manager will review it. Once it is approved, you can sign in with your e-mail address and password.',
  notTakenTitle: 'No application was received',
  notTakenText: 'Nothing was sent, or it was refused. You can apply again at any time.',
};

export default { register };

declare module '#web/i18n/texts.ts' {
  interface Texts {
    register: typeof register;
  }
}
