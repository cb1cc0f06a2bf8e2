import { hash, verify, type Options } from '@node-rs/argon2';

/** Argon2id with 19 MiB and two passes; about 20 ms of one core for each look. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

export const passwordMatches = (passwordHash: string, password: string): Promise<boolean> => verify(passwordHash, password);

let decoy: Promise<string> | undefined;

/** As much work as a look at a real password: the time of an answer shall not tell which accounts exist. */
export const passwordOfNobody = async (password: string): Promise<false> => {
  decoy ??= hashPassword('nobody');
  await passwordMatches(await decoy, password);
  return false;
};
