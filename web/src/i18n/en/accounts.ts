export const accounts = {
  waiting: 'Waiting for admission',
  nobodyWaits: 'Sellers who register wait here',
  nobodyWaitsText: 'Whoever opens an account on the sign-in page can sign in once you admit them.',
  registered: 'Registered',
  admit: 'Admit',
  admitTitle: 'Admit {{name}}?',
  admitText: '{{email}} can sign in from then on, with a shop of their own.',
  admitted: '{{name}} can sign in now',
  shopId: 'Shop number',
  uid: 'Shop UID',
};
