const storageKey = 'halley-game:sound';

/** One tone, made on the spot: there are no sound files. */
export interface Tone {
  frequencyHz: number;
  lengthS: number;
  /** After the start of the sound. */
  atS?: number;
  /** 0 … 1; quiet by default. */
  volume?: number;
  /** `noise` is a breath of air around the frequency. */
  wave?: 'sine' | 'triangle' | 'square' | 'sawtooth' | 'noise';
  /** Where the pitch goes until the end. */
  glideToHz?: number;
}

/** What a game sounds like; what it leaves out sounds like the house. */
export interface SoundPalette {
  landed?: readonly Tone[];
  won?: readonly Tone[];
  bigWin?: readonly Tone[];
  tick?: readonly Tone[];
  step?: readonly Tone[];
}

export interface Sound {
  isOn(): boolean;
  set(on: boolean): void;
  /** The result is there: the same quiet tick whatever it is. */
  landed(): void;
  /** Only for a return above the stake (PP-03). */
  won(): void;
  /** Only for a return far above the stake (PP-03). */
  bigWin(): void;
  /** Something passes by: a peg, a segment, a reel. `pitch` 1 is as written, 2 an octave higher. */
  tick(pitch?: number): void;
  /** One step further in a round of several; each `level` is a tone higher. */
  step(level?: number): void;
}

const housePalette: Required<SoundPalette> = {
  landed: [{ frequencyHz: 330, lengthS: 0.09, volume: 0.08 }],
  won: [
    { frequencyHz: 523, atS: 0.05, lengthS: 0.25, volume: 0.07 },
    { frequencyHz: 784, atS: 0.17, lengthS: 0.4, volume: 0.07 },
  ],
  bigWin: [
    { frequencyHz: 523, lengthS: 0.5, volume: 0.06 },
    { frequencyHz: 659, atS: 0.14, lengthS: 0.5, volume: 0.06 },
    { frequencyHz: 784, atS: 0.28, lengthS: 0.6, volume: 0.06 },
    { frequencyHz: 1_047, atS: 0.42, lengthS: 1.1, volume: 0.07, wave: 'triangle' },
  ],
  tick: [{ frequencyHz: 880, lengthS: 0.03, volume: 0.03, wave: 'triangle' }],
  step: [{ frequencyHz: 392, lengthS: 0.16, volume: 0.06, wave: 'triangle' }],
};

const WHOLE_TONE = 2 ** (2 / 12);
/** Ticks closer than this run into a buzz. */
const LEAST_TICK_S = 0.03;

/** Tones made on the spot, in the palette of the game. Off until the player turns it on. */
export function createSound(palette: SoundPalette = {}): Sound {
  const tones = { ...housePalette, ...palette };
  let on = remembered();
  let context: AudioContext | undefined;
  let noise: AudioBuffer | undefined;
  let tickedAtS = Number.NEGATIVE_INFINITY;

  function play(name: keyof SoundPalette, pitch = 1): void {
    if (!on) return;
    context ??= new AudioContext();
    void context.resume();
    if (name === 'tick') {
      if (context.currentTime - tickedAtS < LEAST_TICK_S) return;
      tickedAtS = context.currentTime;
    }
    for (const tone of tones[name]) sound(context, tone, pitch);
  }

  function sound(audio: AudioContext, tone: Tone, pitch: number): void {
    const at = audio.currentTime + (tone.atS ?? 0);
    const end = at + tone.lengthS;
    const gain = new GainNode(audio, { gain: 0 });
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(tone.volume ?? 0.06, at + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0001, end);
    gain.connect(audio.destination);
    const frequency = tone.frequencyHz * pitch;
    if (tone.wave === 'noise') {
      noise ??= noiseOf(audio);
      const air = new AudioBufferSourceNode(audio, { buffer: noise, loop: true });
      const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency, Q: 1.2 });
      if (tone.glideToHz) filter.frequency.exponentialRampToValueAtTime(tone.glideToHz * pitch, end);
      air.connect(filter).connect(gain);
      air.start(at);
      air.stop(end);
      return;
    }
    const oscillator = new OscillatorNode(audio, { type: tone.wave ?? 'sine', frequency });
    if (tone.glideToHz) oscillator.frequency.exponentialRampToValueAtTime(tone.glideToHz * pitch, end);
    oscillator.connect(gain);
    oscillator.start(at);
    oscillator.stop(end);
  }

  return {
    isOn: () => on,
    set: (next) => {
      on = next;
      try {
        localStorage.setItem(storageKey, next ? 'on' : 'off');
      } catch {
        // Forgotten at the next visit, no more.
      }
    },
    landed: () => play('landed'),
    won: () => play('won'),
    bigWin: () => play('bigWin'),
    tick: (pitch) => play('tick', pitch),
    step: (level = 0) => play('step', WHOLE_TONE ** Math.min(12, level)),
  };
}

/** A second of air. Chance that decides nothing: a plain shift register, always the same. */
function noiseOf(audio: AudioContext): AudioBuffer {
  const buffer = new AudioBuffer({ length: audio.sampleRate, sampleRate: audio.sampleRate });
  const samples = buffer.getChannelData(0);
  let word = 0x2f6e2b1;
  for (let index = 0; index < samples.length; index += 1) {
    word = (Math.imul(word, 1_664_525) + 1_013_904_223) | 0;
    samples[index] = word / 2 ** 31;
  }
  return buffer;
}

function remembered(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'on';
  } catch {
    return false;
  }
}

const nothing = () => undefined;

/** For a round that is played back. */
export const silentSound: Sound = {
  isOn: () => false,
  set: nothing,
  landed: nothing,
  won: nothing,
  bigWin: nothing,
  tick: nothing,
  step: nothing,
};
