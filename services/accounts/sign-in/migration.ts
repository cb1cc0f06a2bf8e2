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

/** Guesses are counted by way and address too, captchas ask for work, and texts have a budget. */
export const signInGuardsMigration: Migration = {
  id: '0500-sign-in-guards',
  sql: `
    CREATE TABLE sign_in_guesses (
      way text NOT NULL,
      login text NOT NULL,
      address text NOT NULL,
      attempts integer NOT NULL,
      last_at timestamptz NOT NULL,
      PRIMARY KEY (way, login, address)
    );
    CREATE INDEX ON sign_in_guesses (last_at);
    CREATE INDEX ON sign_in_guesses (login);
    DROP TABLE sign_in_attempts;

    ALTER TABLE captchas ADD COLUMN work_bits integer NOT NULL DEFAULT 0;
    ALTER TABLE sms_codes ADD COLUMN guesses integer NOT NULL DEFAULT 0;

    CREATE TABLE sms_spent (
      spent_on text NOT NULL,
      key text NOT NULL,
      day date NOT NULL,
      texts integer NOT NULL,
      PRIMARY KEY (spent_on, key, day)
    );
    CREATE INDEX ON sms_spent (day);
  `,
};
