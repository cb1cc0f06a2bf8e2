import styles from './avatar.module.css';

interface Props {
  name: string;
  picture?: string | undefined;
  size?: number;
  title?: string;
}

/** Muted grounds, all of the same weight: people are told apart, none stands out. */
const grounds = ['#5b6e8f', '#4f7a68', '#7d6a8f', '#5a7784', '#5c6f92', '#8a6d55', '#87606b', '#6b7a52'];

/** A person as a small round picture, or as initials on a colour of their own. */
export const Avatar = ({ name, picture, size = 20, title = name }: Props) => (
  <span className={styles['avatar']} style={{ width: size, height: size, fontSize: size * 0.42, background: groundOf(name) }} title={title}>
    {picture ? <img src={picture} alt="" /> : initials(name)}
  </span>
);

export const initials = (name: string): string => {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return /\p{Script=Han}/u.test(name) ? name.trim().slice(-2) : `${first.charAt(0)}${last.charAt(0) || first.charAt(1)}`.toUpperCase();
};

const groundOf = (name: string): string => {
  const sum = [...name].reduce((total, character) => (total * 31 + character.codePointAt(0)!) % 9973, 7);
  return grounds[sum % grounds.length]!;
};
