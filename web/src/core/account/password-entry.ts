/** The password form (R3.45). */
export interface PasswordEntry {
  oldPassword: string;
  newPassword: string;
  confirmpassword: string;
}

/** As the server counts. */
export const MIN_PASSWORD_LENGTH = 8;

/** What the form itself can tell of a field (R5.23, R5.25); whether the old password is right, the server tells. */
export const wrongOf = (entry: PasswordEntry, field: keyof PasswordEntry): 'missing' | 'short' | 'notMatching' | undefined => {
  if (entry[field] === '') return 'missing';
  if (field === 'newPassword' && entry.newPassword.length < MIN_PASSWORD_LENGTH) return 'short';
  if (field === 'confirmpassword' && entry.confirmpassword !== entry.newPassword) return 'notMatching';
  return undefined;
};
