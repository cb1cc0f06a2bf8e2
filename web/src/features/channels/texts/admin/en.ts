export const channelAccounts = {
  authorise: 'Authorise',
  name: 'Account',
  state: 'State',
  budget: 'Calls left today',
  budgetOf: {
    sales: 'Sales',
    ends: 'Ends',
    publishes: 'New listings',
    prices: 'Prices',
    quotes: 'Market prices',
    sweep: 'Nightly check',
  },
  waiting: 'Waiting',
  lost: 'Being looked for',
  answers: 'Answers',
  answersIn: '{{count}} ms',
  breaker: { closed: 'Reached', open: 'Does not answer', halfOpen: 'Being tried' },
  sales: 'Sales asked for',
  connect: 'Connect an account',
  connectTitle: 'Connect an account with a platform',
  connectText: 'What the platform gave you is kept sealed and shown to nobody again.',
  connected: 'Connected',
  reconnectTitle: 'New secrets for {{name}}',
  secretOf: {
    clientId: 'Client ID',
    clientSecret: 'Client secret',
    apiKey: 'API key',
    refreshToken: 'Refresh token',
    token: 'Access token',
    accessToken: 'Access token of the app',
    hookSecret: 'Secret of its news',
    key: 'Key',
    secret: 'Secret',
    appKey: 'App key',
    appSecret: 'App secret',
    shopId: 'Shop number',
    shopCipher: 'Shop cipher',
    verificationToken: 'Verification token',
  },
  stopTitle: 'Stop {{name}}',
  stopText: 'Nothing is sent or asked by this account until it is resumed, not even the end of a listing whose item was sold elsewhere.',
  stop: 'Stop the account',
  stopped: 'Stopped',
  resumed: 'Resumed',
  halt: 'Hold everything back',
  haltTitle: 'Hold prices and new listings back',
  haltText: 'No price and no new listing leaves for any platform. Listings are still ended, and sales still come in.',
  held: 'Held back',
  heldBy: 'Prices and new listings are held back on {{scope}} by {{name}}: {{reason}}',
  everywhere: 'all platforms',
  release: 'Let them go out',
  released: 'Prices and new listings go out again',
  none: 'No account yet: connect one to list goods on its platform.',
};

export default { channelAccounts };

declare module '#web/i18n/texts.ts' {
  interface Texts {
    channelAccounts: typeof channelAccounts;
  }
}
