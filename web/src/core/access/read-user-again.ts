import { queryClient } from '#web/api/query-client.ts';

export const userKey = ['user'];

/** Who is signed in, or what they may do, may be other than it was. A read that is under way tells as well. */
export const readUserAgain = (): Promise<void> => queryClient.invalidateQueries({ queryKey: userKey }, { cancelRefetch: false });
