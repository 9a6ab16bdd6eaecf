export { Board } from './Board.tsx';
export { colourNames } from './colour-names.ts';
export { LastNumbers } from './LastNumbers.tsx';
export {
  BALL_SPEED,
  FALL_MS,
  fallingPose,
  POCKET_RADIUS,
  pocketAngle,
  ROTOR_SPEED,
  restPose,
  showPose,
  TRACK_RADIUS,
  type WheelPose,
} from './spin.ts';
export { WheelDrawing, type WheelParts } from './Wheel.tsx';
