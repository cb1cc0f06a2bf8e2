/** What an account proves itself with, by kind of marketplace. */
export interface AccountCredentials {
  stockMarket: { clientId: string; clientSecret: string; apiKey: string; refreshToken: string };
  kickExchange: { token: string };
  auction: { clientId: string; clientSecret: string; refreshToken: string; verificationToken: string };
  asiaMarket: { appKey: string; appSecret: string };
  shortVideo: { appKey: string; appSecret: string; refreshToken: string; shopId: string; shopCipher: string };
  market: { accessToken: string; hookSecret: string };
  ticketKicks: { key: string; secret: string };
}

const accountOf = (name: string): AccountCredentials => ({
  stockMarket: {
    clientId: `sm-client-${name}`,
    clientSecret: `sm-secret-${name}-known-to-everybody`,
    apiKey: `sm-key-${name}`,
    refreshToken: `sm-refresh-${name}`,
  },
  kickExchange: { token: `ke-token-${name}-known-to-everybody` },
  auction: {
    clientId: `au-client-${name}`,
    clientSecret: `au-secret-${name}-known-to-everybody`,
    refreshToken: `au-refresh-${name}`,
    verificationToken: `au-verification-token-of-${name}-000000000`,
  },
  asiaMarket: { appKey: `am-key-${name}`, appSecret: `am-secret-${name}-known-to-everybody` },
  shortVideo: {
    appKey: `sv-key-${name}`,
    appSecret: `sv-secret-${name}-known-to-everybody`,
    refreshToken: `sv-refresh-${name}`,
    shopId: `74960000000${name.length}`,
    shopCipher: `sv-cipher-${name}`,
  },
  market: { accessToken: `mk-token-${name}-known-to-everybody`, hookSecret: `mk-hook-${name}` },
  ticketKicks: { key: `tk-key-${name}`, secret: `tk-secret-${name}-known-to-everybody` },
});

/** The accounts that every sandbox knows. They are public. */
export const demoAccounts = { operator: accountOf('operator'), own: accountOf('own') };

export type AccountName = keyof typeof demoAccounts;

/** Opens faults, truth and time under `/__sandbox/`, by the header `x-sandbox-secret`. */
export const sandboxSecret = 'marketplaces-sandbox-known-to-everybody';
