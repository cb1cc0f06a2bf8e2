/** What a Chinese file must hold for an English one: the same keys, each a text. Chinese has no singular, so `…_one` has no counterpart. */
export type Translated<Texts> = {
  readonly [Key in keyof Texts as Key extends `${string}_one` ? never : Key]: Texts[Key] extends string ? string : Translated<Texts[Key]>;
};
