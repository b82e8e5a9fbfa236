/** One soft bell: it is your turn. */
let audio: AudioContext | null = null;

export function bell(): void {
  try {
    audio ??= new AudioContext();
    const now = audio.currentTime;
    const gain = audio.createGain();
    gain.gain.setValueAtTime(0.12, now);
    gain.gain.exponentialRampToValueAtTime(0.0008, now + 0.9);
    gain.connect(audio.destination);
    for (const pitch of [523.25, 784]) {
      const tone = audio.createOscillator();
      tone.frequency.value = pitch;
      tone.connect(gain);
      tone.start(now);
      tone.stop(now + 0.9);
    }
  } catch {
    /* no sound here */
  }
}
