import { walkScreens } from "./screens/walk";

walkScreens({ width: 390, height: 844 });
