import type { Migration } from '#kernel/database/migrate.ts';

/** Secrets and what guards them. None of it is an event: it is changed in place and forgotten when its time is over. */
export const signInMigration: Migration = {
  id: '0006-sign-in',
  sql: `
    CREATE TABLE credentials (
      account_id text PRIMARY KEY,
      login text NOT NULL UNIQUE,
      password_hash text NOT NULL,
      phone text,
      changed_at timestamptz NOT NULL
    );

    CREATE TABLE captchas (
      captcha_id uuid PRIMARY KEY,
      code text NOT NULL,
      expires_at timestamptz NOT NULL
    );
    CREATE INDEX ON captchas (expires_at);

    CREATE TABLE sms_codes (
      account_id text PRIMARY KEY,
      code_hash text NOT NULL,
      sent_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL
    );

    CREATE TABLE sign_in_attempts (
      login text PRIMARY KEY,
      attempts integer NOT NULL,
      last_at timestamptz NOT NULL
    );
    CREATE INDEX ON sign_in_attempts (last_at);
  `,
};
