/**
 * Words that lists of leaked passwords begin with, without the figures and signs that people put around them. Those who guess try these first, with every
 * year and exclamation mark behind them.
 */
export const commonWords: ReadonlySet<string> = new Set(
  `password passwort passwd pass passphrase passcode secret letmein welcome welcom login logon admin administrator root user guest test testing tester changeme change default
   master monkey dragon shadow sunshine princess football baseball basketball soccer hockey superman batman spiderman pokemon naruto starwars matrix
   michael jordan jordan jennifer jessica ashley daniel thomas robert andrew joshua matthew anthony william charlie george nicole amanda samantha michelle
   iloveyou iloveu loveyou lovely love lover babygirl angel angels forever family friends freedom whatever nothing trustno trustnoone
   qwerty qwert qwertyui qwertyuiop qwertz asdf asdfgh asdfghjk asdfghjkl zxcv zxcvbn zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc wasd azerty
   abc abcd abcde abcdef abcdefg abcdefgh aabbcc abcabc aaa aaaa xxx
   computer internet google facebook samsung iphone apple microsoft windows android adobe hello helloworld summer winter spring autumn january february
   monday friday london newyork america canada china beijing shanghai liverpool chelsea arsenal barcelona ferrari mercedes porsche mustang corvette harley
   flower cookie chocolate cheese banana orange purple silver golden diamond ginger pepper buster tigger maggie killer ninja hunter ranger soldier cowboy
   yankees cowboys steelers lakers eagles warriors access server manager office company business money million shelfline warehouse sneaker sneakers
   woaini woaiwojia woaiwo woshishui wodemima mima mimamima aini baobao laopo laogong nihao zhongguo qinaide tiantian xiaoming wangyi taobao alibaba
   asd qwe zxc qaz wsx aa a q w`
    .split(/\s+/)
    .filter(Boolean),
);

/** Rows of keys and of the alphabet: a run along one of them is no secret, in either direction. */
export const runs: readonly string[] = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb',
  'qazwsxedcrfvtgb',
];

/** Figures that mean something to many: they stand high in the lists too. */
export const commonFigures: ReadonlySet<string> = new Set(
  '5201314 52013145 1314520 13145200 147258369 159357 159753 789456123 741852963 14789632 66668888 88886666 11223344 1122334455 12341234 123123123 12121212 31415926 10203040 20202020 123654789 987456321'.split(
    ' ',
  ),
);
