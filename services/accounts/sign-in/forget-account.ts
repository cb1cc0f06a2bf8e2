import type { ExtraStatement } from '#kernel/commands/event-log.ts';

/** Secrets, and what guards them: by account, by login, by phone and by e-mail address, which is the login of who registered. */
export const forgetAccount = ({ accountId, login }: { accountId: string; login: string }): readonly ExtraStatement[] => [
  ...(['sms_codes.account_id', 'sign_in_guesses.login'] as const).map((column) => ({
    text: `DELETE FROM ${column.split('.')[0]} WHERE ${column} IN ($1, $2)
           OR ${column} = 'email:' || $2::text
           OR starts_with(${column}, 'new-phone:' || $1::text || ':')
           OR ${column} = (SELECT 'phone:' || phone FROM credentials WHERE account_id = $1)`,
    values: [accountId, login],
  })),
  { text: 'DELETE FROM credentials WHERE account_id = $1', values: [accountId] },
];
