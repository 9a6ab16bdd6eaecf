const storageKey = 'halley-game:sound';

export interface Sound {
  isOn(): boolean;
  set(on: boolean): void;
  /** The roll has landed: the same quiet tick whatever the result. */
  landed(): void;
  /** Only for a return above the stake. */
  won(): void;
}

/** Two tones made on the spot, no files. Off until the player turns it on. */
export function createSound(): Sound {
  let on = remembered();
  let context: AudioContext | undefined;

  function tone(frequencyHz: number, startS: number, lengthS: number, volume: number): void {
    context ??= new AudioContext();
    void context.resume();
    const at = context.currentTime + startS;
    const oscillator = new OscillatorNode(context, { type: 'sine', frequency: frequencyHz });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(volume, at + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + lengthS);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(at);
    oscillator.stop(at + lengthS);
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
    landed: () => {
      if (on) tone(330, 0, 0.09, 0.08);
    },
    won: () => {
      if (!on) return;
      tone(523, 0.05, 0.25, 0.07);
      tone(784, 0.17, 0.4, 0.07);
    },
  };
}

function remembered(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'on';
  } catch {
    return false;
  }
}

/** For a round that is played back. */
export const silentSound: Sound = {
  isOn: () => false,
  set: () => undefined,
  landed: () => undefined,
  won: () => undefined,
};
