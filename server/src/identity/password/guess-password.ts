/**
 * Words and patterns people choose so often that they are tried first. A password is held against them without its
 * case, its digits and signs at both ends, and with the usual replacements (`p@ssw0rd`) taken back.
 */
const words = `password passwort passord motdepasse parola wachtwoord contrasena senha kennwort geheim secret hemmelig
  admin administrator root user guest test testing tester demo default changeme changeit letmein welcome willkommen
  bienvenue benvenuto velkommen hello hallo bonjour login logmein signin master mypassword mypass passphrase access
  iloveyou ichliebedich jetaime tiamo jegelskerdeg loveyou lovely princess prinzessin princesse principessa prinsesse
  dragon monkey affe football fussball calcio fotball baseball basketball hockey soccer tennis golf superman batman
  spiderman starwars pokemon matrix computer internet samsung iphone android google facebook instagram whatsapp
  sunshine sommer summer winter herbst autumn spring fruehling januar february march april sunday monday friday
  shadow killer trustno hunter ranger buster soldier freedom whatever nothing qwerty qwertz azerty asdfgh asdf yxcvbn
  zxcvbn qazwsx qweasd qwert zaq abc abcd abcde abcdef abcdefg abcdefgh money geld argent soldi penger lucky casino
  jackpot poker roulette player gambler winner bet betting slots spin bonus michael daniel thomas
  andrea jessica jennifer charlie jordan ashley nicole hannah maria julia sandra peter alexander maximilian mercedes
  ferrari porsche corvette mustang yamaha liverpool arsenal chelsea barcelona juventus bayern schalke dortmund canada
  germany deutschland norge norway italia france australia zealand cheese cookie pepper ginger chocolate banana
  orange purple silver golden diamond rainbow flower blume butterfly angel engel jesus christ family familie`;

const common = new Set(words.split(/\s+/));

const replaced: Record<string, string> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const rows = ['1234567890', '0987654321', 'qwertzuiop', 'qwertyuiop', 'azertyuiop', 'asdfghjkl', 'yxcvbnm', 'zxcvbnm'];
const alphabet = 'abcdefghijklmnopqrstuvwxyz';
const shortestRun = 6;

/** True for what would be guessed in the first minutes, whoever the player is, or from their address. */
export function isGuessable(password: string, email: string): boolean {
  const lower = password.normalize('NFKC').toLowerCase();
  return isMonotonous(lower) || isRun(lower) || isOfAddress(lower, email) || isCommonWord(lower);
}

function isCommonWord(lower: string): boolean {
  const plain = [...lower].map((letter) => replaced[letter] ?? letter).join('');
  return [
    lower,
    plain,
    core(lower),
    core(plain),
    core([...core(lower)].map((letter) => replaced[letter] ?? letter).join('')),
  ]
    .filter((word) => word.length > 2)
    .some((word) => common.has(word) || isTwice(word));
}

/** Without what people hang onto a word because a form asks for a digit or a sign. */
function core(word: string): string {
  return word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
}

function isTwice(word: string): boolean {
  const half = word.slice(0, word.length / 2);
  return word.length % 2 === 0 && half + half === word && common.has(half);
}

/** `aaaaaaaa`, `abababab`, `123123123`: a few signs again and again. */
function isMonotonous(lower: string): boolean {
  const signs = new Set(lower).size;
  return signs <= 2 || (signs <= 4 && /^(.{1,4}?)\1+.{0,3}$/u.test(lower));
}

/** Neighbours on a keyboard or in the alphabet, with little else. */
function isRun(lower: string): boolean {
  return [...rows, alphabet, [...alphabet].reverse().join('')].some((row) => {
    for (let length = Math.min(row.length, lower.length); length >= shortestRun; length -= 1) {
      for (let start = 0; start + length <= row.length; start += 1) {
        if (lower.includes(row.slice(start, start + length))) return lower.length - length <= 3;
      }
    }
    return false;
  });
}

const shortestName = 5;

/** The address, the part before the @, or one of them with a few signs around it. */
function isOfAddress(lower: string, email: string): boolean {
  const address = email.toLowerCase();
  const [local = ''] = address.split('@');
  return [address, local].some(
    (name) => name.length >= shortestName && lower.includes(name) && lower.length - name.length <= 4,
  );
}
